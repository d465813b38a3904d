import { ApiError, asApiError } from '#lib/api/api-error.ts';
import { type Answer, isUnarchived, type Provenance, type RecordSource } from '#lib/api/answer.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** A record that exists, with where it comes from. */
interface Present<Data> {
  readonly record: Data;
  readonly provenance: Provenance | null;
}

/** A record that does not exist, or with an error one that the API did not tell. */
export interface Missing {
  readonly record: null;
  readonly error: ApiError | null;
}

/** A record by its address: the id and the query that were read from it. */
interface Named<Id, Data> extends Present<Data> {
  readonly id: Id;
  readonly query: SearchParams;
}

interface Address<Params> {
  readonly params: Promise<Params>;
  /** A layout has none. */
  readonly searchParams?: Promise<SearchParams>;
}

/**
 * Finds the record that an address names, for the metadata of a page, its layout and the page itself: within a request
 * it is loaded once. Never throws, and asks nothing where no record can have such an id.
 * @param start starts the panels that the address is enough for, made by `startOnce`: a page of a distant API then
 * takes one round trip in place of two. For a record that does not exist they are asked in vain.
 * @example const found = await find(KILL, props);
 */
export async function find<Params, Id, Data extends object>(
  { idOf, get }: RecordSource<Params, Id, Data>,
  { params, searchParams }: Address<Params>,
  start?: (id: Id, query: SearchParams) => object,
): Promise<Named<Id, Data> | Missing> {
  // The build tries to render each page without parameters, and Next ends that with an error here: nothing may catch it.
  const [known, query] = [await params, (await searchParams) ?? {}];
  const id = idOf(known);
  if (id === null) return { record: null, error: null };
  start?.(id, query);
  const found = await presence(get(id));
  return 'error' in found ? found : { ...found, id, query };
}

/**
 * Tells the record of an answer from one that is missing. Never throws.
 * @example const seasons = await presence(listRankedSeasons());
 */
export async function presence<Data extends object>(
  from: Promise<Answer<Data | null>>,
): Promise<Present<Data> | Missing> {
  try {
    const answer = await from;
    if (answer.data !== null) return { record: answer.data, provenance: answer.provenance };
    return { record: null, error: isUnarchived(answer) ? new ApiError('unarchived') : null };
  } catch (error) {
    return { record: null, error: asApiError(error) };
  }
}
