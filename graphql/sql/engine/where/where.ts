import type { Database, Fragment } from '../connection/database.ts';
import { inputError } from '../connection/input-error.ts';
import { oncePerDatabase } from '../connection/once-per-database.ts';

const MAX_DEPTH = 8;
const MAX_CONDITIONS = 50;

/** The meaning in SQL of every key of an input. */
export type Translations<Input> = {
  [Key in keyof Input]-?: (operand: Exclude<Input[Key], undefined>) => Fragment;
};

/** A filter with its combinations. */
export type Nested<Filter> = { and?: Filter[] | null; or?: Filter[] | null };

/** The operators in SQL of every field of a filter, except its `and` and `or`. */
export type Columns<Filter> = FieldTranslations<Omit<Filter, 'and' | 'or'>>;

type FieldTranslations<Fields> = {
  [Field in keyof Fields]-?: (operation: NonNullable<Fields[Field]>) => Fragment;
};

/**
 * A filter of the contract as a condition. Fields combine with "and"; `and` and `or` nest, a bounded number of
 * times. An absent or empty filter matches everything.
 */
export const where = <Filter extends Nested<Filter>>(
  sql: Database,
  filter: Filter | null | undefined,
  columns: Columns<Filter>,
): Fragment => (filter ? nested(sql, filter, (part) => fieldConditions(part, columns)) : sql`true`);

/** Conditions of an input and, a bounded number of times, of those in its `and` and `or`. */
export function nested<Input extends Nested<Input>>(
  sql: Database,
  input: Input,
  conditionsOf: (part: Input) => Fragment[],
): Fragment {
  let budget = MAX_CONDITIONS;

  const level = (part: Input, depth: number): Fragment => {
    budget -= 1;
    if (depth > MAX_DEPTH || budget < 0) throw inputError('The filter is too large.');
    const conditions = conditionsOf(part);
    for (const each of part.and ?? []) conditions.push(level(each, depth + 1));
    const choices = (part.or ?? []).map((each) => level(each, depth + 1));
    if (choices.length > 0) conditions.push(anyOf(sql, choices));
    return allOf(sql, conditions);
  };

  return level(input, 1);
}

function fieldConditions<Fields>(fields: Fields, columns: FieldTranslations<Fields>): Fragment[] {
  const conditions: Fragment[] = [];
  const add = <Field extends keyof Fields>(field: Field) => {
    const operation = fields[field];
    if (operation != null) conditions.push(columns[field](operation));
  };
  for (const field in columns) add(field);
  return conditions;
}

/** The conditions of one operator input; a null operand counts, an absent operator does not. */
export function operatorConditions<Input>(input: Input, translations: Translations<Input>): Fragment[] {
  const conditions: Fragment[] = [];
  const add = <Name extends keyof Input>(name: Name) => {
    const operand = input[name];
    if (operand !== undefined)
      conditions.push(translations[name](operand as Exclude<Input[Name], undefined>));
  };
  for (const name in translations) add(name);
  return conditions;
}

/**
 * Returns the operand of an operator that does not take null.
 * @throws an input error for null
 */
export function given<Operand>(operand: Operand | null, operator: string): Operand {
  if (operand === null) throw inputError(`"${operator}" needs a value.`);
  return operand;
}

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
