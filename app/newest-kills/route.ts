import { joinAnswers } from '#lib/api/answer.ts';
import { polledResponse } from '#lib/api/polled-response.ts';
import { listNewestKills, listNewestWatched } from '#lib/data/player/watched.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { first } from '#lib/url/search-params.ts';
import { MOST_WATCHED, parseWatched } from '#lib/url/watched-ids.ts';

const NO_NEWS = { data: [], provenance: null } as const;

/**
 * Answers open pages with the ids of the newest kills that match the filter of their list, and of those of a watch list
 * (`watched`), by conditional requests.
 */
export async function GET(request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const ids = parseWatched(first(query, 'watched', MOST_WATCHED * 12) ?? '');
  return polledResponse(request, newest(listAddress(routes.kills, query, KILL_FILTER), ids));
}

async function newest(list: Parameters<typeof listNewestKills>[0], ids: readonly string[]) {
  const [kills, watched] = await Promise.all([
    listNewestKills(list),
    ids.length === 0 ? NO_NEWS : listNewestWatched(ids),
  ]);
  return joinAnswers([kills, watched], { kills: kills.data, watched: watched.data });
}
