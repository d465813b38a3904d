import {
  GetAttackersDocument,
  type KillFilterInput,
  type KillPageFragment,
  type KillRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, FINISHED } from '#lib/api/answer.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { toDate } from '#lib/format/time.ts';

/**
 * Adds to each kill of a page all who helped. Lists are asked for without them, since a condition that names a killer
 * would then match assists too; here each kill is found by its victim and its second.
 */
export async function withAttackers(
  list: Promise<Answer<KillPageFragment | null>>,
): Promise<Answer<KillPageFragment | null>> {
  const page = await list;
  const rows = page.data?.nodes ?? [];
  if (!page.data || rows.length === 0) return page;
  const variables = { where: areKills(rows), first: mostRows() };
  const found = await query(GetAttackersDocument, variables, FINISHED);
  const attackers = new Map(found.data.kills?.nodes?.map((kill) => [kill.id, kill.attackers]));
  const withAll = (kill: KillRowFragment) => ({
    ...kill,
    attackers: attackers.get(kill.id) ?? kill.attackers,
  });
  const nodes = rows.map(withAll);
  return joinAnswers([page, found], { ...page.data, nodes });
}

/** The condition of the kills of these victims in these seconds. */
function areKills(rows: readonly KillRowFragment[]): KillFilterInput {
  const seconds = new Set(rows.map(({ time }) => Math.floor((toDate(time)?.getTime() ?? 0) / 1000)));
  return {
    victimCharacterId: { in: rows.map(({ victim }) => Number(victim.character.id)) },
    or: [...seconds].map((second) => ({ time: { gte: second, lt: second + 1 } })),
  };
}
