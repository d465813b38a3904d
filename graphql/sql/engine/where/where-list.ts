import type { Database, Fragment } from '../connection/database.ts';
import { allOf, operatorConditions } from './where.ts';

/** Conditions on the entries of a list; a null operand is ignored. */
export type ListOperation<Filter> = {
  all?: Filter | null;
  any?: boolean | null;
  none?: Filter | null;
  some?: Filter | null;
};

/** The entries that belong to a row, as a part of a statement: tables and the condition that ties them to the row. */
type Entries<Filter> = {
  tables: Fragment;
  condition: Fragment;
  meets: (filter: Filter) => Fragment;
};

/** The operators of a list whose entries lie in their own table. */
export const listColumn =
  <Filter>(sql: Database, { tables, condition, meets }: Entries<Filter>) =>
  (operation: ListOperation<Filter>): Fragment => {
    const exists = (test: Fragment) => sql`exists (select from ${tables} where ${condition} and ${test})`;
    const isTrue = sql`true`;
    return allOf(
      sql,
      operatorConditions<ListOperation<Filter>>(operation, {
        all: (filter) => (filter ? sql`not ${exists(sql`(${meets(filter)}) is not true`)}` : isTrue),
        any: (wanted) => (wanted === null ? isTrue : wanted ? exists(isTrue) : sql`not ${exists(isTrue)}`),
        none: (filter) => (filter ? sql`not ${exists(meets(filter))}` : isTrue),
        some: (filter) => (filter ? exists(meets(filter)) : isTrue),
      }),
    );
  };
