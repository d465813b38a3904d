import {
  GetKillPairsDocument,
  type GetKillPairsQuery,
  type GuildTagFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { isBeforeArchive, whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import type { Best, BestPlayers, CareerSums, TopFeud } from '#lib/game/boards/board.ts';
import { CAREER_ORDER, realmOfCareer } from '#lib/game/players/careers.ts';

import {
  type BoardEntry,
  deathStandings,
  guildStandings,
  playerStandings,
} from '../player/board-standings.ts';
import { countManyKills } from './count-many-kills.ts';
import { policyOfTime } from '../policy-of-time.ts';

type KillPair = NonNullable<GetKillPairsQuery['killPairs']>[number];

/** Rows of each list of the best. */
const BEST = 5;

/** The players with the most kills of a period and, where the API orders by deaths, those with the most deaths. */
export async function getBestPlayers(period: BoardPeriod, now: Date): Promise<Answer<BestPlayers>> {
  const [killers, victims] = await Promise.all([playerStandings(period, now), deathStandings(period, now)]);
  return joinAnswers([killers, victims], {
    killers: best(killers.data),
    victims: victims.data && best(victims.data),
  });
}

/** The guilds with the most kills of a period. */
export async function getBestGuilds(
  period: BoardPeriod,
  now: Date,
): Promise<Answer<readonly Best<GuildTagFragment>[]>> {
  return mapAnswer(await guildStandings(period, now), best);
}

const best = <Owner>(standings: readonly BoardEntry<Owner>[]): readonly Best<Owner>[] =>
  standings
    .slice(0, BEST)
    .map(({ rank, sharedBy, kills, deaths, owner }) => ({ place: rank, sharedBy, kills, deaths, owner }));

/** Counts the kills and deaths of every career in a period, the most kills first. */
export async function sumCareers(period: BoardPeriod, now: Date): Promise<Answer<readonly CareerSums[]>> {
  const time = periodSpan(period);
  const policy = policyOfTime({ time }, now);
  const [kills, deaths] = await Promise.all([
    countManyKills(
      CAREER_ORDER.map((career) => ({ time, killerCareer: { eq: career } })),
      { policy },
    ),
    countManyKills(
      CAREER_ORDER.map((career) => ({ time, victimCareer: { eq: career } })),
      { policy },
    ),
  ]);
  const sums = CAREER_ORDER.map((career, index) => ({
    career,
    kills: kills.data[index] ?? 0,
    deaths: deaths.data[index] ?? 0,
  }));
  return joinAnswers(
    [kills, deaths],
    sums.toSorted((one, other) => other.kills - one.kills),
  );
}

/** The pairs of players with the most kills on each other in a period; null where the API does not count them. */
export async function listTopFeuds(
  period: BoardPeriod,
  now: Date,
): Promise<Answer<readonly TopFeud[] | null>> {
  const where = { time: periodSpan(period) };
  const offers = await whatIsOffered();
  if (!offers('Query.killPairs') || isBeforeArchive('Query.killPairs', where.time.gte)) return NO_ANSWER;
  const answer = await query(GetKillPairsDocument, { where, most: BEST }, policyOfTime(where, now));
  return mapAnswer(answer, ({ killPairs }) => killPairs && killPairs.map(feudOf));
}

/** A pair with the player of Order first. */
function feudOf({ one, other, kills, deaths, rank, sharedBy }: KillPair): TopFeud {
  const shared = { place: rank, sharedBy };
  return realmOfCareer(one.career) === 'ORDER'
    ? { ...shared, sides: [one, other], kills: [kills, deaths] }
    : { ...shared, sides: [other, one], kills: [deaths, kills] };
}
