import { noneOf, given, nested, operatorConditions, type Translations } from './where.ts';
import type { Database, Fragment } from '../connection/database.ts';
import { contains, endsWith, startsWith } from './text-match.ts';
import { equalities, type Equality, type ScalarColumn } from './where-scalar.ts';

type Text = string | null;

type Matches = Equality<string> & {
  contains?: Text;
  ncontains?: Text;
  startsWith?: Text;
  nstartsWith?: Text;
  endsWith?: Text;
  nendsWith?: Text;
};

/** The operators of a text and their nested combinations. */
export type TextOperation = Matches & { and?: TextOperation[] | null; or?: TextOperation[] | null };

/** A text column. `eq` and `in` are case-sensitive, the other operators are not. */
export const textColumn =
  (sql: Database, column: Fragment, { nullable = false } = {}) =>
  (operation: TextOperation): Fragment =>
    nested(sql, operation, (part) =>
      operatorConditions<Matches>(part, matches(sql, { column, cast: 'text', nullable })),
    );

function matches(sql: Database, scalar: ScalarColumn): Translations<Matches> {
  const { column } = scalar;
  const not = (condition: Fragment) => noneOf(sql, [condition]);

  return {
    ...equalities<string>(sql, scalar),
    contains: (text) => contains(sql, column, given(text, 'contains')),
    ncontains: (text) => not(contains(sql, column, given(text, 'ncontains'))),
    startsWith: (text) => startsWith(sql, column, given(text, 'startsWith')),
    nstartsWith: (text) => not(startsWith(sql, column, given(text, 'nstartsWith'))),
    endsWith: (text) => endsWith(sql, column, given(text, 'endsWith')),
    nendsWith: (text) => not(endsWith(sql, column, given(text, 'nendsWith'))),
  };
}
