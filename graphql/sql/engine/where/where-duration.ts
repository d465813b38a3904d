import { secondsOf } from '#graphql/rules/iso-duration.ts';
import type { Database } from '../connection/database.ts';
import type { Fragment } from '../fragment.ts';
import { comparison, type Comparison } from './where-scalar.ts';

type Operand = string | null | undefined;

/** A column of seconds that is compared with durations in ISO 8601. */
export const durationColumn = (sql: Database, column: Fragment, { nullable = false } = {}) => {
  const inSeconds = comparison<number>(sql, { column, cast: 'double precision', nullable });
  return (operation: Comparison<string>): Fragment =>
    inSeconds(
      Object.fromEntries(
        Object.entries(operation).map(([operator, operand]) => [
          operator,
          Array.isArray(operand) ? operand.map(seconds) : seconds(operand),
        ]),
      ),
    );
};

/** The scalar has checked the text already. */
const seconds = (duration: Operand) => (duration == null ? duration : secondsOf(duration));
