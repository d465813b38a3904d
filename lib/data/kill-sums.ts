import { GetKillSumsDocument, type KillFilterInput } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import type { KillSums } from '#lib/game/battles/kill-sums.ts';
import { type KILL_FILTER, killFilterWhere } from '#lib/url/kill-filter.ts';
import { killsByRealm } from '#lib/url/kills-by-realm.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

import { policyOfTime } from './policy-of-time.ts';

/**
 * Counts the kills that the filter lets through.
 * @throws ApiError
 */
export function sumKills({ values }: ListAddress<typeof KILL_FILTER>): Promise<Answer<KillSums>> {
  const now = new Date();
  return killSums(killFilterWhere(values, now), values.soloOnly, now);
}

/**
 * Counts the kills of a condition: all, by realm, and solo.
 * @throws ApiError
 */
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
