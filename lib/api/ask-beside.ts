import type { RecordSource } from './record-source.ts';

/**
 * A source of records that starts another question beside each, not after it: for what a page can only ask more of
 * when both are answered. The failure of that question is left to whoever shows its answer.
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
      also(id).catch(() => undefined);
      return source.get(id);
    },
  };
}
