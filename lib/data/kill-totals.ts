import { CountKillsDocument, type KillFilterInput } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';

/** Total kills and deaths of a player or a guild. */
export interface KillTotals {
  readonly kills: number;
  readonly deaths: number;
}

/** All kills and deaths of a character. */
export function countCharacterKills(id: string): Promise<Answer<KillTotals>> {
  const who = { eq: Number(id) };
  return countBoth({ killerCharacterId: who }, { victimCharacterId: who });
}

/** All kills and deaths of a guild's members, as it was at the time. */
export function countGuildKills(id: string): Promise<Answer<KillTotals>> {
  const who = { eq: Number(id) };
  return countBoth({ killerGuildId: who }, { victimGuildId: who });
}

async function countBoth(killsWhere: KillFilterInput, deathsWhere: KillFilterInput) {
  const answers = await Promise.all(
    [killsWhere, deathsWhere].map((where) => query(CountKillsDocument, { where }, PROFILE)),
  );
  const [kills = 0, deaths = 0] = answers.map(({ data }) => data.kills?.totalCount ?? 0);
  return joinAnswers(answers, { kills, deaths });
}
