import type { Answer } from './answer.ts';

/** A kind of record that has pages: it parses the id in an address, and loads the record. */
export interface RecordSource<Params, Id, Data> {
  /** The id out of the parameters of an address; null for one that no record can have. */
  readonly idOf: (params: Params) => Id | null;
  /**
   * Loads the record, null when there is none; once in a request, however many parts of the page use it.
   * @throws ApiError
   */
  readonly get: (id: Id) => Promise<Answer<Data | null>>;
}
