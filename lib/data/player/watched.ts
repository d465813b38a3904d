import {
  GetNewestKillsDocument,
  GetWatchedKillsDocument,
  type KillFilterInput,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, type CachePolicy, LIVE, NEWS } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { Watched, WatchedNews } from '#lib/game/players/watched.ts';
import { type KILL_FILTER, killFilterWhere } from '#lib/url/filter/kill-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { CHARACTER, GUILD } from './characters-and-guilds.ts';

/** Most kills that are reported as new. */
const MOST_NEW = 50;

/**
 * Loads those on a watch list: each record by a question that its page asks too, and their kills by another one.
 * @param ids such as `c12` and `g7`
 */
export async function getWatched(ids: readonly string[]): Promise<Answer<WatchedNews>> {
  const [kills, ...records] = await Promise.all([
    query(GetWatchedKillsDocument, { where: killsOf(ids), first: MOST_NEW }, LIVE),
    ...ids.map(recordOf),
  ]);
  const nodes = kills.data.kills?.nodes ?? [];
  return joinAnswers([kills, ...records], {
    watched: records.flatMap(({ data }) => data ?? []),
    kills: nodes,
    hasMore: nodes.length >= MOST_NEW,
  });
}

async function recordOf(id: string): Promise<Answer<Watched | null>> {
  const number = parseEntityId(id.slice(1)) ?? '';
  if (id.startsWith('c')) {
    return mapAnswer(await CHARACTER.get(number), (character) => character && { id, character });
  }
  return mapAnswer(await GUILD.get(number), (guild) => guild && { id, guild });
}

/** Kills by and of the players of a list. */
function killsOf(ids: readonly string[]): KillFilterInput {
  const numbersOf = (kind: string) =>
    ids.filter((id) => id.startsWith(kind)).map((id) => Number(id.slice(1)));
  const [characters, guilds] = [{ in: numbersOf('c') }, { in: numbersOf('g') }];
  return {
    or: [
      ...(characters.in.length > 0
        ? [{ killerCharacterId: characters }, { victimCharacterId: characters }]
        : []),
      ...(guilds.in.length > 0 ? [{ killerGuildId: guilds }, { victimGuildId: guilds }] : []),
    ],
  };
}

/** The ids of the newest kills that match a filter. */
export function listNewestKills({
  values,
}: Pick<ListAddress<typeof KILL_FILTER>, 'values'>): Promise<Answer<readonly string[]>> {
  return newestIds({ ...killFilterWhere(values, new Date()) }, values.soloOnly, NEWS);
}

/** The ids of the newest kills by and of the players of a watch list. */
export const listNewestWatched = (ids: readonly string[]): Promise<Answer<readonly string[]>> =>
  newestIds(killsOf(ids), false, NEWS);

async function newestIds(
  where: KillFilterInput,
  soloOnly: boolean,
  policy: CachePolicy,
): Promise<Answer<readonly string[]>> {
  const answer = await query(GetNewestKillsDocument, { where, soloOnly, first: MOST_NEW }, policy);
  return mapAnswer(answer, ({ kills }) => (kills?.nodes ?? []).map(({ id }) => id));
}
