import { asApiError } from './api-error.ts';
import type { RecordSource } from './record-source.ts';

/** An hour, and another while a new answer is fetched: for records of the game that seldom change. */
const KEEP = 'public, max-age=3600, stale-while-revalidate=3600';

/**
 * Answers with a record as JSON, for scripts of the site. An id that no record can have and an unknown record are
 * 404, an API that fails is 502 or 503, each with its text as `error`. Browsers keep what the API says today; what
 * stands in for an answer that could not be had is asked for again.
 * @param show what of the record is sent
 * @example recordResponse(ITEM_CARD, { id: '12' }, (item) => itemCard(item, iconSource))
 */
export async function recordResponse<Params, Id, Data>(
  { idOf, get }: RecordSource<Params, Id, Data>,
  params: Params,
  show: (record: Data) => unknown,
): Promise<Response> {
  const id = idOf(params);
  if (id === null) return notFound();
  const outcome = await get(id).then(
    (answer) => ({ answer }),
    (reason: unknown) => ({ error: asApiError(reason) }),
  );
  if ('error' in outcome) return failure(outcome.error.message, outcome.error.status);
  const { data: record, staleSince } = outcome.answer;
  if (record === null) return notFound();
  const keep = staleSince === null ? KEEP : 'private, no-store';
  return Response.json(show(record), { headers: { 'Cache-Control': keep } });
}

const notFound = () => failure('Not found', 404);

const failure = (error: string, status: number) =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'private, no-store' } });
