import type { RecordSource } from './answer.ts';
import { registeredApi } from './registry.ts';

/**
 * Wraps a record source so that it sends a second request in parallel, for pages that need both answers: this saves a
 * round trip. Errors of the second request are left to the panel that awaits it. The process's own API gets no second
 * request, which would delay the record.
 * @param also sends the second request; deduplicated within a page request, such as by React's `cache`
 * @example withPrefetch(CHARACTER, getArmory)
 */
export function withPrefetch<Params, Id, Data>(
  source: RecordSource<Params, Id, Data>,
  also: (id: Id) => Promise<unknown>,
): RecordSource<Params, Id, Data> {
  return {
    ...source,
    get: (id) => {
      if (!registeredApi()) also(id).catch(() => undefined);
      return source.get(id);
    },
  };
}
