import { CountManyKillsDocument, type KillFilterInput } from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, type CachePolicy } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';

/** The conditions of one question. */
const AT_ONCE = 25;

/** The kills that are counted, and for how long their number is good. */
interface Counting {
  readonly soloOnly?: boolean;
  /** True to count the kills that a killer of the condition only helped with too. */
  readonly includeAssists?: boolean;
  readonly policy: CachePolicy;
}

/**
 * Counts the kills of each of many conditions, 25 with one question; the questions go out together.
 * @returns the numbers in the order of the conditions
 */
export async function countManyKills(
  conditions: readonly KillFilterInput[],
  { soloOnly = false, includeAssists = false, policy }: Counting,
): Promise<Answer<readonly number[]>> {
  const starts = Array.from({ length: Math.ceil(conditions.length / AT_ONCE) }, (_, n) => n * AT_ONCE);
  const answers = await Promise.all(
    starts.map((start) =>
      countAtOnce(conditions.slice(start, start + AT_ONCE), { soloOnly, includeAssists }, policy),
    ),
  );
  return joinAnswers(
    answers,
    answers.flatMap(({ data }) => data),
  );
}

async function countAtOnce(
  conditions: readonly KillFilterInput[],
  kind: Required<Omit<Counting, 'policy'>>,
  policy: CachePolicy,
): Promise<Answer<readonly number[]>> {
  const places = Array.from(
    { length: AT_ONCE },
    (_, n) => [`where${n + 1}`, conditions[n] ?? conditions[0]] as const,
  );
  const { data, provenance } = await query(
    CountManyKillsDocument,
    { ...kind, ...Object.fromEntries(places) },
    policy,
  );
  const counts = Object.entries(data).flatMap(([name, kills]) =>
    name.startsWith('n') ? [[Number(name.slice(1)), kills?.totalCount ?? 0] as const] : [],
  );
  const inOrder = counts.toSorted(([one], [other]) => one - other).map(([, count]) => count);
  return { data: inOrder.slice(0, conditions.length), provenance };
}
