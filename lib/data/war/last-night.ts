import { GetLastNightDocument } from '#graphql/generated/documents.ts';
import { type Answer, LIVE, mapAnswer } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { LastNight } from '#lib/game/overview/last-night.ts';
import { newestFights } from '#lib/game/overview/newest-fights.ts';
import { EVENING, lastNightOf } from '#lib/game/war/evening.ts';

import { byFighter, ofFighter } from './kill-samples.ts';

/** Counts what a player did in the last night, and finds the newest fights. */
export const getLastNight = (characterId: string, now: Date): Promise<Answer<LastNight>> =>
  getNight(characterId, lastNightOf(now));

/** The same of any night. @param evening its start in epoch seconds */
export async function getNight(characterId: string, evening: number): Promise<Answer<LastNight>> {
  const [from, to] = [evening, evening + EVENING];
  const time = { gte: from, lt: to };
  const [kills, deaths] = [byFighter({ characterId }), ofFighter({ characterId })];
  const variables = {
    characterId,
    killsOfNight: { ...kills, time },
    deathsOfNight: { ...deaths, time },
    battlesOfNight: { startTime: time },
    from,
    to,
    kills,
    deaths,
  };
  return mapAnswer(await query(GetLastNightDocument, variables, LIVE), (found) => {
    const newest = newestFights({
      kills: found.newestKills?.nodes ?? [],
      deaths: found.newestDeaths?.nodes ?? [],
      battles: found.newestBattles?.nodes ?? [],
      scenarios: found.newestScenarios?.nodes ?? [],
      won: found.newestWins?.nodes?.map(({ id }) => id) ?? null,
      sessions: found.newestSessions?.nodes ?? [],
    });
    return {
      evening,
      kills: found.kills?.totalCount ?? 0,
      deaths: found.deaths?.totalCount ?? 0,
      battles: found.battles?.totalCount ?? null,
      runs: found.scenarios?.totalCount ?? 0,
      wins: found.won?.totalCount ?? 0,
      newest,
    };
  });
}
