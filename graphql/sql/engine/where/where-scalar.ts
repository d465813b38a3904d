import { arrayLiteral } from '../array-literal.ts';
import { allOf, given, operatorConditions, type Translations } from './where.ts';
import type { Database, Fragment } from '../connection/database.ts';
import { inputError } from '../connection/input-error.ts';
import { storable } from './text-match.ts';

/** The most operands of `in`: every row is compared with each of them. */
const MAX_MEMBERS = 1000;

type Member<Value> = Value | null;
type List<Value> = Member<Value | undefined>[] | null;

/** The operators of every scalar and enum; a null operand matches missing values. */
export type Equality<Value> = {
  eq?: Member<Value>;
  neq?: Member<Value>;
  in?: List<Value>;
  nin?: List<Value>;
};

/** The operators of a scalar with an order; those with n are their opposites. */
export type Comparison<Value> = Equality<Value> & {
  gt?: Member<Value>;
  ngt?: Member<Value>;
  gte?: Member<Value>;
  ngte?: Member<Value>;
  lt?: Member<Value>;
  nlt?: Member<Value>;
  lte?: Member<Value>;
  nlte?: Member<Value>;
};

/**
 * A column as the operators see it. `cast` is the type its operands are compared in: wider than the column, so
 * that a number it cannot hold is no error. The opposites of a nullable column match its missing values.
 */
export type ScalarColumn = {
  column: Fragment;
  cast: 'bigint' | 'double precision' | 'text' | 'uuid';
  nullable?: boolean;
};

export const equality = <Value extends string | number>(sql: Database, column: ScalarColumn) =>
  byOperators(sql, () => equalities<Value>(sql, column));

export const comparison = <Value extends string | number>(sql: Database, column: ScalarColumn) =>
  byOperators(sql, () => comparisons<Value>(sql, column));

/** Makes a column's operators on first use: most columns of a table are in no filter. */
function byOperators<Operators>(sql: Database, make: () => Translations<Operators>) {
  let made: Translations<Operators> | undefined;
  return (operation: Operators): Fragment => allOf(sql, operatorConditions(operation, (made ??= make())));
}

/** A column of integers of any size. */
export const integerColumn = (sql: Database, column: Fragment, { nullable = false } = {}) =>
  comparison<number>(sql, { column, cast: 'bigint', nullable });

export const uuidColumn = (sql: Database, column: Fragment, { nullable = false } = {}) =>
  comparison<string>(sql, { column, cast: 'uuid', nullable });

/** A column of integer ids that filters take as texts or numbers. */
export const idColumn = (sql: Database, column: Fragment, { nullable = false } = {}) =>
  equality<string | number>(sql, { column, cast: 'bigint', nullable });

/** A column of enum names without nulls. */
export const enumColumn = <Name extends string>(sql: Database, column: Fragment) =>
  equality<Name>(sql, { column, cast: 'text' });

const UNUSED_ID = { bigint: '-1', uuid: '00000000-0000-0000-0000-000000000000' } as const;
const IDS = { bigint: /^\d{1,18}$/, uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i } as const;

/** Converts an operand. Ids may come as texts; one that the column cannot hold becomes one that no record has. */
function sent(value: string | number, cast: ScalarColumn['cast']): string | number {
  if (typeof value === 'number') return value;
  if (cast === 'bigint' || cast === 'uuid') return IDS[cast].test(value) ? value : UNUSED_ID[cast];
  return storable(value);
}

export function equalities<Value extends string | number>(
  sql: Database,
  { column, cast, nullable = false }: ScalarColumn,
): Translations<Equality<Value>> {
  const type = sql.unsafe(cast);
  const orMissing = (condition: Fragment) =>
    nullable ? sql`(${condition} or ${column} is null)` : condition;
  const members = (list: List<Value>, operator: string) => {
    const all = given(list, operator);
    if (all.length > MAX_MEMBERS) throw inputError(`"${operator}" takes at most ${MAX_MEMBERS} values.`);
    const values = all.filter((value) => value != null).map((value) => sent(value, cast));
    return { array: sql`${arrayLiteral(values)}::${type}[]`, missing: values.length < all.length };
  };

  return {
    eq: (value) => (value === null ? sql`${column} is null` : sql`${column} = ${sent(value, cast)}::${type}`),
    neq: (value) =>
      value === null
        ? sql`${column} is not null`
        : orMissing(sql`${column} <> ${sent(value, cast)}::${type}`),
    in: (list) => {
      const { array, missing } = members(list, 'in');
      return missing ? sql`(${column} = any(${array}) or ${column} is null)` : sql`${column} = any(${array})`;
    },
    nin: (list) => {
      const { array, missing } = members(list, 'nin');
      const others = sql`${column} <> all(${array})`;
      return missing ? sql`(${others} and ${column} is not null)` : orMissing(others);
    },
  };
}

function comparisons<Value extends string | number>(
  sql: Database,
  scalar: ScalarColumn,
): Translations<Comparison<Value>> {
  const { column, cast, nullable = false } = scalar;
  const type = sql.unsafe(cast);
  const orMissing = (condition: Fragment) =>
    nullable ? sql`(${condition} or ${column} is null)` : condition;

  return {
    ...equalities<Value>(sql, scalar),
    gt: (value) => sql`${column} > ${given(value, 'gt')}::${type}`,
    ngt: (value) => orMissing(sql`${column} <= ${given(value, 'ngt')}::${type}`),
    gte: (value) => sql`${column} >= ${given(value, 'gte')}::${type}`,
    ngte: (value) => orMissing(sql`${column} < ${given(value, 'ngte')}::${type}`),
    lt: (value) => sql`${column} < ${given(value, 'lt')}::${type}`,
    nlt: (value) => orMissing(sql`${column} >= ${given(value, 'nlt')}::${type}`),
    lte: (value) => sql`${column} <= ${given(value, 'lte')}::${type}`,
    nlte: (value) => orMissing(sql`${column} > ${given(value, 'nlte')}::${type}`),
  };
}
