import type { RecordSource } from './record-source.ts';
import { registeredApi } from './registry.ts';

/**
 * Makes a source of records that sends a second question beside each first one, not after it: for pages that need the
 * answers of both. A failure of the second question is left to the part that shows its answer. The process's own API
 * is only asked for the record: it saves no round trip, and a record would wait for the other question.
 * @param also asks what is shared within a request, such as by React's `cache`
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
