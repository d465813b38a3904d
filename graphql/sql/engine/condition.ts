import type { Database } from './database.ts';
import type { Fragment } from './fragment.ts';

/** True where all of them are; true without any. */
export const allOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? sql`true` : joined(sql, conditions, sql` and `);

/** True where one of them is; false without any. */
export const anyOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? sql`false` : joined(sql, conditions, sql` or `);

/** The opposite for conditions that may be unknown: where they are not true. */
export const noneOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  sql`(${anyOf(sql, conditions)}) is not true`;

function joined(sql: Database, conditions: readonly Fragment[], separator: Fragment): Fragment {
  const [first, ...rest] = conditions;
  if (first === undefined) return sql``;
  return sql`(${rest.reduce((before, condition) => sql`${before}${separator}${condition}`, first)})`;
}
