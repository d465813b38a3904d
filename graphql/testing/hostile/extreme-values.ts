import {
  coerceInputValue,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

const NUMBERS: readonly number[] = [
  -Number.MAX_SAFE_INTEGER,
  -(2 ** 31),
  -32_768,
  -1,
  0,
  255,
  32_767,
  65_535,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32 - 1,
  Number.MAX_SAFE_INTEGER,
  1e308,
  5e-324,
];
const TEXTS: readonly string[] = [
  '',
  'a\0b',
  '\uD800',
  'x'.repeat(10_000),
  '-1',
  '1.5',
  'NaN',
  '9223372036854775808',
  '9'.repeat(40),
  'Infinity',
  "' or 1=1 --",
  '%_\\',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59+14:00',
  'P999999999D',
  '-PT1S',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0001-01-01',
  '999999-W99',
];
/** Elements of a long list. */
const MANY = 20_000;
/** Levels of input objects: a filter, its field, its operator. */
const LEVELS = 3;

/**
 * The values at the ends of what a type takes; whatever graphql-js refuses by itself is left out. An input object has an
 * extreme in every field, the first of each in one object, the second in another, and so on; in `fieldsOf` they are apart.
 */
export function extremesOf(type: GraphQLInputType, level = 0): readonly unknown[] {
  if (isNonNullType(type)) return extremesOf(type.ofType, level);
  if (isListType(type)) {
    const inside = extremesOf(type.ofType, level);
    const long = level > 0 ? [] : [Array.from({ length: MANY }, () => inside.at(-1) ?? null)];
    return [[], ...inside.map((value) => [value]), ...long];
  }
  if (isInputObjectType(type)) {
    if (level >= LEVELS) return [];
    const fields = Object.values(type.getFields()).flatMap(({ name, type: of }) => {
      const extremes = extremesOf(of, level + 1);
      return extremes.length > 0 ? [[name, extremes] as const] : [];
    });
    const most = Math.max(0, ...fields.map(([, { length }]) => length));
    const objects = Array.from({ length: most }, (_, n) =>
      Object.fromEntries(fields.map(([name, extremes]) => [name, extremes[n % extremes.length]])),
    );
    return [{}, ...objects].filter((value) => isTaken(type, value));
  }
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [...NUMBERS, ...TEXTS, true];
  return values.filter((value) => isTaken(type, value));
}

/**
 * The same value field by field, where an object of many was refused: the refusal of one hides what another does.
 * @example fieldsOf({ a: 1, b: { c: 2, d: 3 } }) // [{ a: 1 }, { b: { c: 2 } }, { b: { d: 3 } }]
 */
export function fieldsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.length === 1 ? fieldsOf(value[0]).map((part) => [part]) : [value];
  if (typeof value !== 'object' || value === null) return [value];
  return Object.entries(value).flatMap(([name, inside]) =>
    fieldsOf(inside).map((part) => ({ [name]: part })),
  );
}

function isTaken(type: GraphQLInputType, value: unknown): boolean {
  let isRefused = false;
  coerceInputValue(value, type, () => {
    isRefused = true;
  });
  return !isRefused;
}
