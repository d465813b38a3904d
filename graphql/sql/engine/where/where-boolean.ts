import { allOf, operatorConditions } from './where.ts';
import type { Database, Fragment } from '../connection/database.ts';

/** The operators of a boolean; a null operand matches missing values. */
type BooleanOperation = { eq?: boolean | null; neq?: boolean | null };

/** A boolean column without nulls. */
export const booleanColumn =
  (sql: Database, column: Fragment) =>
  (operation: BooleanOperation): Fragment =>
    allOf(
      sql,
      operatorConditions<BooleanOperation>(operation, {
        eq: (value) => sql`${column} is not distinct from ${value}::boolean`,
        neq: (value) => sql`${column} is distinct from ${value}::boolean`,
      }),
    );
