import type { Answer } from './answer.ts';

/** A kind of record that has pages: reads the id from an address, and loads the record. */
export interface RecordSource<Params, Id, Data> {
  /** The id in the parameters of an address; null for one that no record can have. */
  readonly idOf: (params: Params) => Id | null;
  /**
   * Loads the record, null when there is none. Within a request it is loaded once, however many parts of the page need
   * it.
   * @throws ApiError
   */
  readonly get: (id: Id) => Promise<Answer<Data | null>>;
}
