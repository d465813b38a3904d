import { GetKillSumsDocument, type KillFilterInput } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { type KILL_FILTER, killFilterWhere } from '#lib/url/filter/kill-filter.ts';
import { killsByRealm } from '#lib/url/filter/kills-by-realm.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { byFighter, ofFighter } from './kill-samples.ts';
import { policyOfTime } from '../policy-of-time.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';

type FilteredKills = ListAddress<typeof KILL_FILTER>;

/** Counts the kills that match the filter. */
export const sumKills = ({ values }: FilteredKills, now = new Date()): Promise<Answer<KillSums>> =>
  killSums(killFilterWhere(values, now), values.soloOnly, now);

/** Counts the kills of a player or a guild that match the filter. */
export const sumFighterKills = (whose: Fighter, { values }: FilteredKills, now: Date) =>
  killSums({ ...byFighter(whose), ...killFilterWhere(values, now) }, values.soloOnly, now);

/** Counts the deaths of a player or a guild that match the filter: solo, and by realm, are those who killed. */
export const sumFighterDeaths = (whose: Fighter, { values }: FilteredKills, now: Date) =>
  killSums({ ...ofFighter(whose), ...killFilterWhere(values, now) }, values.soloOnly, now);

/** Counts the kills of a condition: all, by realm, and solo. */
export async function killSums(
  where: KillFilterInput,
  soloOnly: boolean,
  now: Date,
): Promise<Answer<KillSums>> {
  const variables = {
    where,
    order: killsByRealm(where, 'ORDER'),
    destruction: killsByRealm(where, 'DESTRUCTION'),
    soloOnly,
  };
  const answer = await query(GetKillSumsDocument, variables, policyOfTime(where, now));
  return mapAnswer(answer, ({ all, order, destruction, solo }) => ({
    kills: all?.totalCount ?? 0,
    order: order?.totalCount ?? 0,
    destruction: destruction?.totalCount ?? 0,
    solo: solo?.totalCount ?? 0,
  }));
}
