import type { Answer } from './answer.ts';

/** A kind of record that pages are about: how an address names one, and how it is asked for. */
export interface RecordSource<Params, Id, Data> {
  /** The id out of the parameters of an address; null for one that no record can have. */
  readonly idOf: (params: Params) => Id | null;
  /**
   * The record, null when there is none; asked for once in a request, however many parts of the page want it.
   * @throws ApiError
   */
  readonly get: (id: Id) => Promise<Answer<Data | null>>;
}
