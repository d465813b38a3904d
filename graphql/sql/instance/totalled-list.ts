import type { InstanceRunSortInput } from '#graphql/generated/resolvers.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { statementName } from '../engine/connection/statement-name.ts';
import type { Key, KeyColumn } from '../engine/keyset.ts';
import { type ListStatement, recordList, integerKey, sortKeys } from '../engine/record-list.ts';

/** The count and the totals of runs, or of tries at encounters: 0 without any. Durations in milliseconds. */
export type InstanceTotals = Record<
  | 'count'
  | 'completedCount'
  | 'medianDuration'
  | 'averageDuration'
  | 'minDuration'
  | 'maxDuration'
  | 'medianDeaths'
  | 'averageDeaths',
  number
>;

/** The order of runs, or of tries, that is asked for: newest first by default, then by id. */
export function courseKeys(
  sql: Database,
  table: Fragment,
  order: readonly InstanceRunSortInput[] | null | undefined,
  id: KeyColumn,
): Key[] {
  const columns = { start: integerKey(sql`${table}.start_time`), end: integerKey(sql`${table}.end_time`) };
  const asked = sortKeys(order, columns, id);
  return asked.length > 1 ? asked : sortKeys<InstanceRunSortInput>([{ start: 'DESC' }], columns, id);
}

/** Lists runs or tries; the statement about their totals counts them. */
export function totalledList<Row extends object>(sql: Database, statement: ListStatement) {
  let asked: Promise<InstanceTotals> | undefined;
  const totals = () => (asked ??= totalsOf(sql, statement));
  return { ...recordList<Row>(sql, statement), total: async () => (await totals()).count, totals };
}

async function totalsOf(sql: Database, { name, tables, condition }: ListStatement): Promise<InstanceTotals> {
  const [row] = await sql<InstanceTotals[]>`
    ${statementName(sql, `${name}Totals`)}
    select count(*)::integer as count, (count(*) filter (where completed))::integer as "completedCount",
           coalesce(min(duration), 0) as "minDuration", coalesce(max(duration), 0) as "maxDuration",
           coalesce(percentile_cont(0.5) within group (order by duration), 0) as "medianDuration",
           coalesce(avg(duration), 0)::double precision as "averageDuration",
           coalesce(percentile_disc(0.5) within group (order by deaths), 0) as "medianDeaths",
           coalesce(avg(deaths), 0)::double precision as "averageDeaths"
    from ${tables}
    where ${condition}`;
  if (!row) throw new Error('A count has no row.');
  return row;
}
