import type { RecordSource } from './record-source.ts';
import { registeredApi } from './registry.ts';

/**
 * Wraps a record source so that it sends a second question together with each first one, for pages that need both
 * answers: this saves a round trip. Errors of the second question are left to the panel that awaits it. The process's
 * own API is asked for the record alone, which would have to wait for the other.
 * @param also asks the second question; shared within a request, such as by React's `cache`
 * @example askBeside(CHARACTER, getArmory)
 */
export function askBeside<Params, Id, Data>(
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
