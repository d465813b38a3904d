import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer } from '#lib/api/answer.ts';
import { placed } from '#lib/game/boards/board-order.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import type { Best, BestPlayers, CareerSums, TopFeud } from '#lib/game/boards/score-sheet.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import { type BoardEntry, guildStandings, playerStandings } from './board-standings.ts';
import { countManyKills } from './count-many-kills.ts';
import { policyOfTime } from './policy-of-time.ts';

/** Rows of each list of the best. */
const BEST = 5;

/**
 * The players with the most kills of a period and, of all who have a place, those with the most deaths.
 * @throws ApiError
 */
export async function getBestPlayers(period: BoardPeriod, now: Date): Promise<Answer<BestPlayers>> {
  return mapAnswer(await playerStandings(period, now), (standings) => ({
    killers: best(standings, 'kills'),
    victims: best(standings, 'deaths'),
    of: standings.length,
  }));
}

/**
 * The guilds with the most kills of a period.
 * @throws ApiError
 */
export async function getBestGuilds(
  period: BoardPeriod,
  now: Date,
): Promise<Answer<readonly Best<GuildTagFragment>[]>> {
  return mapAnswer(await guildStandings(period, now), (standings) => best(standings, 'kills'));
}

const best = <Owner>(
  standings: readonly BoardEntry<Owner>[],
  order: 'kills' | 'deaths',
): readonly Best<Owner>[] =>
  placed(standings, order)
    .slice(0, BEST)
    .map(({ place, entry: { kills, deaths, owner } }) => ({ place, kills, deaths, owner }));

/**
 * Counts the kills and deaths of every career in a period, the most kills first.
 * @throws ApiError
 */
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

/**
 * The pairs with the most kills on each other in a period, among the best players of each realm.
 * @throws ApiError
 */
export async function listTopFeuds(period: BoardPeriod, now: Date): Promise<Answer<readonly TopFeud[]>> {
  const time = periodSpan(period);
  const standings = await playerStandings(period, now);
  const ofRealm = (realm: 'ORDER' | 'DESTRUCTION') =>
    standings.data
      .map(({ owner }) => owner)
      .filter(({ career }) => realmOfCareer(career) === realm)
      .slice(0, BEST);
  const destruction = ofRealm('DESTRUCTION');
  const pairs = ofRealm('ORDER').flatMap((one) => destruction.map((other) => [one, other] as const));
  const killsOn = (killer: string, victim: string) => ({
    time,
    killerCharacterId: { eq: Number(killer) },
    victimCharacterId: { eq: Number(victim) },
  });
  const counts = await countManyKills(
    pairs.flatMap(([one, other]) => [killsOn(one.id, other.id), killsOn(other.id, one.id)]),
    { policy: policyOfTime({ time }, now) },
  );
  const feuds = pairs.map((sides, index): TopFeud => ({
    sides,
    kills: [counts.data[2 * index] ?? 0, counts.data[2 * index + 1] ?? 0],
  }));
  return joinAnswers(
    [standings, counts],
    feuds
      .filter((feud) => sumOf(feud) > 0)
      .toSorted(bySum)
      .slice(0, BEST),
  );
}

const sumOf = ({ kills: [forth, back] }: TopFeud): number => forth + back;

const bySum = (one: TopFeud, other: TopFeud): number => sumOf(other) - sumOf(one);
