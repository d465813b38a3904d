import { watchedRows } from '#components/watch/watched-rows.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { getWatched } from '#lib/data/player/watched.ts';
import { first } from '#lib/url/search-params.ts';
import { MOST_WATCHED, parseWatched } from '#lib/url/watched-ids.ts';

/** Seconds in the cache, as for lists of kills. */
const MAX_AGE = 10;
/** Characters of the longest list: a letter, ten digits and a comma each. */
const LONGEST = MOST_WATCHED * 12;

/** Answers with the players and guilds of a watch list (`ids`), and with their newest kills and deaths. */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const ids = parseWatched(first(query, 'ids', LONGEST) ?? '');
  return recordResponse(ids.length === 0 ? Promise.resolve(NO_ANSWER) : rowsOf(ids), MAX_AGE);
}

const rowsOf = async (ids: readonly string[]) => mapAnswer(await getWatched(ids), watchedRows);
