import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';

const DAY_SECONDS = 86_400;
/** Before and after all days that the database's seconds reach. */
const [FIRST_DAY, LAST_DAY] = [-25_000, 25_000];

/** Days since 1970, from one until before another; null where a period has no beginning or no end. */
type Days = { readonly from: number | null; readonly to: number | null };

/** The whole months within some days, by their first days, and the rest of the days. `to` and `last` are not meant. */
export interface WholeMonths {
  readonly first: number;
  readonly last: number;
  readonly rest: readonly (readonly [from: number, to: number])[];
}

/**
 * Parts some days into whole months, which are kept as sums, and the days before and after these. Where no whole month
 * is within them, all days are the rest.
 * @example wholeMonths({ from: 15, to: 65 }) // { first: 31, last: 59, rest: [[15, 31], [59, 65]] }
 */
export function wholeMonths({ from, to }: Days): WholeMonths {
  const [since, until] = [from ?? FIRST_DAY, to ?? LAST_DAY];
  const first = from === null ? since : monthAfter(from - 1);
  const last = to === null ? until : monthOf(to);
  const rest: WholeMonths['rest'] =
    first < last
      ? [
          [since, first],
          [last, until],
        ]
      : [[since, until]];
  return { first, last, rest: rest.filter((part) => part[0] < part[1]) };
}

/** Finds the months that a period touches. */
export const touchedMonths = ({ from, to }: Days): Pick<WholeMonths, 'first' | 'last'> => ({
  first: from === null ? FIRST_DAY : monthOf(from),
  last: to === null ? LAST_DAY : monthAfter(to - 1),
});

const monthOf = (day: number): number => firstDay(day, 0);
const monthAfter = (day: number): number => firstDay(day, 1);

/** The first day of the month of a day, or of a month later. */
function firstDay(day: number, later: number): number {
  const date = new Date(day * DAY_SECONDS * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / 1000 / DAY_SECONDS;
}

/** The rest of the days as a table of epoch seconds: `rest (since, until)`. */
export const restOfDays = (sql: Database, { rest }: WholeMonths): Fragment => {
  const seconds = (end: 0 | 1) => arrayLiteral(rest.map((part) => part[end] * DAY_SECONDS));
  return sql`unnest(${seconds(0)}::bigint[], ${seconds(1)}::bigint[]) rest (since, until)`;
};
