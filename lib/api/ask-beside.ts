import type { RecordSource } from './record-source.ts';
import { registeredApi } from './registry.ts';

/**
 * A source of records that starts another question beside each, not after it: for what a page can only ask more of
 * when both are answered. The failure of that question is left to whoever shows its answer. The process's own API is
 * asked for the record alone: there is no way to it that could be saved, and a record would wait for the other question.
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
