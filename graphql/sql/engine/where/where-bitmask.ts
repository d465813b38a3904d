import type { Database, Fragment } from '../connection/database.ts';
import { maskOf } from './bitmask.ts';
import { equality, type ScalarColumn, comparison, type Comparison } from './where-scalar.ts';
import { given } from './where.ts';
import { secondsOf } from '#graphql/rules/iso-duration.ts';

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

/** The operators of a bitmask, each member of which is a flag of the contract. */
type BitmaskOperation<Flags> = {
  eq?: Flags | null;
  neq?: Flags | null;
  in?: Flags[] | null;
  nin?: Flags[] | null;
};

/** Compares whole bitmasks: that of a filter has the bits of its true flags, in the order of `names`. */
export const bitmaskColumn =
  <Flags>(sql: Database, column: Fragment, names: readonly (keyof Flags)[]) =>
  (operation: BitmaskOperation<Flags>): Fragment => {
    const scalar: ScalarColumn = { column, cast: 'bigint' };
    return equality<number>(sql, scalar)(masksOf(operation, names));
  };

/** The same operators with numbers; only those that were given. */
function masksOf<Flags>(operation: BitmaskOperation<Flags>, names: readonly (keyof Flags)[]) {
  const one = (operator: 'eq' | 'neq') => {
    const flags = operation[operator];
    return flags === undefined ? {} : { [operator]: maskOf(names, given(flags, operator)) };
  };
  const list = (operator: 'in' | 'nin') => {
    const sets = operation[operator];
    if (sets === undefined) return {};
    return { [operator]: given(sets, operator).map((flags) => maskOf(names, flags)) };
  };
  return { ...one('eq'), ...one('neq'), ...list('in'), ...list('nin') };
}
