/** A value as a column takes it. */
export type ColumnValue = string | number | boolean | null;

/** The values that a field may have: told to programs as JSON Schema, to people in words, and read into a column. */
export interface ValueType {
  readonly schema: { readonly description: string };
  /** Such as `a UUID`, to follow on `not`. */
  readonly mayBe: string;
  /** Undefined for anything else. */
  read(value: unknown): ColumnValue | undefined;
}

const MAX_INTEGER = 2_147_483_647;
const MAX_TEXT = 20_000;

/** A type whose description is a sentence of what a value may be. */
const type = (mayBe: string, schema: object, read: ValueType['read']): ValueType => ({
  schema: { ...schema, description: `${mayBe.charAt(0).toUpperCase()}${mayBe.slice(1)}.` },
  mayBe,
  read,
});

const integer = (minimum: number, maximum: number, mayBe: string): ValueType =>
  type(mayBe, { type: 'integer', minimum, maximum }, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
      ? value
      : undefined,
  );

function pattern(source: string, mayBe: string, isIn: (text: string) => boolean): ValueType {
  const whole = new RegExp(source);
  return type(mayBe, { type: 'string', pattern: source }, (value) =>
    typeof value === 'string' && whole.test(value) && isIn(value) ? value : undefined,
  );
}

/** Ids are texts, as the API tells them. */
export const id = pattern(
  '^(0|[1-9][0-9]{0,9})$',
  'a whole number up to 2147483647, as text',
  (text) => Number(text) <= MAX_INTEGER,
);
export const shortId = pattern(
  '^(0|[1-9][0-9]{0,4})$',
  'a whole number up to 32767, as text',
  (text) => Number(text) <= 32_767,
);
export const longId = pattern('^(0|[1-9][0-9]{0,17})$', 'a whole number of 64 bits, as text', () => true);
export const uuid = pattern(
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  'a UUID',
  () => true,
);

export const byte = integer(0, 255, 'a whole number from 0 to 255');
/** A whole number from 0 to a small one, each of which stands for something. */
export const upTo = (maximum: number) => integer(0, maximum, `a whole number from 0 to ${maximum}`);
export const percent = integer(0, 100, 'whole percent');
export const count = integer(0, MAX_INTEGER, 'a whole number from 0 up');
export const whole = integer(-MAX_INTEGER, MAX_INTEGER, 'a whole number');
export const seconds = integer(0, MAX_INTEGER, 'epoch seconds');
export const milliseconds = integer(0, 8_640_000_000_000_000, 'epoch milliseconds, 0 where unknown');

export const text = type(
  `a text of up to ${MAX_TEXT} characters`,
  { type: 'string', maxLength: MAX_TEXT },
  (value) =>
    // Half a character is no UTF-8. PostgreSQL's text cannot hold the zero character.
    typeof value === 'string' && [...value].length <= MAX_TEXT && !/\p{Surrogate}/u.test(value)
      ? value.replaceAll('\0', '')
      : undefined,
);

export const flag = type('true or false', { type: 'boolean' }, (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** One of some names. */
export const oneOf = (names: readonly string[]): ValueType =>
  type(`one of ${names.join(', ')}`, { enum: names }, (value) =>
    typeof value === 'string' && names.includes(value) ? value : undefined,
  );

/** An instant as a text of ISO 8601, which columns hold in epoch seconds. */
export const time = type(
  'an instant such as 2026-09-01T00:00:00Z',
  { type: 'string', format: 'date-time', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' },
  (value) => {
    const instant =
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : -1;
    return instant >= 0 && instant <= MAX_INTEGER ? Math.floor(instant) : undefined;
  },
);

/** The address of an icon, only the number of which counts. */
export const iconUrl = type(
  'the address of an icon, such as /icon/5131',
  { type: 'string', pattern: '/icon/[0-9]{1,9}$' },
  (value) => {
    const number = typeof value === 'string' ? /\/icon\/([0-9]{1,9})$/.exec(value)?.[1] : undefined;
    return number === undefined ? undefined : Number(number);
  },
);

/** A set of some names, which columns hold as the sum of their bits; an empty one stands for no restriction. */
export const setOf = <Name extends string>(
  names: readonly Name[],
  maskOf: (chosen: readonly Name[]) => number,
): ValueType =>
  type(`a list of ${names.join(', ')}`, { type: 'array', items: { enum: names } }, (value) => {
    if (!Array.isArray(value)) return undefined;
    const chosen = names.filter((name) => value.includes(name));
    return chosen.length === new Set(value).size ? maskOf(chosen) : undefined;
  });
