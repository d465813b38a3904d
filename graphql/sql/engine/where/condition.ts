import type { Database, Fragment } from '../connection/database.ts';
import { oncePerDatabase } from '../connection/once-per-database.ts';

const words = oncePerDatabase((sql) => ({
  and: sql`and`,
  or: sql`or`,
  always: sql`true`,
  never: sql`false`,
}));

/** True where all conditions hold; true without any. */
export const allOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? words(sql).always : joined(sql, conditions, words(sql).and);

/** True where one condition holds; false without any. */
export const anyOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  conditions.length === 0 ? words(sql).never : joined(sql, conditions, words(sql).or);

/** True where no condition holds; an unknown one does not hold. */
export const noneOf = (sql: Database, conditions: readonly Fragment[]): Fragment =>
  sql`(${anyOf(sql, conditions)}) is not true`;

/** Joins conditions as one fragment, since each fragment costs the driver a promise. */
const joined = (sql: Database, conditions: readonly Fragment[], separator: Fragment): Fragment =>
  sql`(${conditions.flatMap((condition, index) => (index === 0 ? [condition] : [separator, condition]))})`;
