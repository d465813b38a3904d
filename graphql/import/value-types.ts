/** A value as a column takes it. */
export type ColumnValue = string | number | boolean | null;

/** The values that a field may have: told to programs as JSON Schema, and read into a column. */
export interface ValueType {
  readonly schema: object;
  /** Undefined for anything else. */
  read(value: unknown): ColumnValue | undefined;
}

const MAX_INTEGER = 2_147_483_647;

function integer(minimum: number, maximum: number, description: string): ValueType {
  return {
    schema: { type: 'integer', minimum, maximum, description },
    read: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
        ? value
        : undefined,
  };
}

function pattern(source: string, description: string, isIn: (text: string) => boolean): ValueType {
  const whole = new RegExp(source);
  return {
    schema: { type: 'string', pattern: source, description },
    read: (value) => (typeof value === 'string' && whole.test(value) && isIn(value) ? value : undefined),
  };
}

/** Ids are texts, as the API tells them. */
export const id = pattern(
  '^(0|[1-9][0-9]{0,9})$',
  'A whole number up to 2147483647, as text.',
  (text) => Number(text) <= MAX_INTEGER,
);
export const shortId = pattern(
  '^(0|[1-9][0-9]{0,4})$',
  'A whole number up to 32767, as text.',
  (text) => Number(text) <= 32_767,
);
export const longId = pattern('^(0|[1-9][0-9]{0,17})$', 'A whole number of 64 bits, as text.', () => true);
export const uuid = pattern(
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  'A UUID.',
  () => true,
);

export const byte = integer(0, 255, 'A whole number from 0 to 255.');
/** A whole number from 0 to a small one, each of which stands for something. */
export const upTo = (maximum: number) => integer(0, maximum, `A whole number from 0 to ${maximum}.`);
export const percent = integer(0, 100, 'Whole percent.');
export const count = integer(0, MAX_INTEGER, 'A whole number from 0 up.');
export const whole = integer(-MAX_INTEGER, MAX_INTEGER, 'A whole number.');
export const seconds = integer(0, MAX_INTEGER, 'Epoch seconds.');
export const milliseconds = integer(0, 8_640_000_000_000_000, 'Epoch milliseconds; 0 where unknown.');

export const text: ValueType = {
  schema: { type: 'string', maxLength: 20_000 },
  // PostgreSQL's text cannot hold the zero character.
  read: (value) =>
    typeof value === 'string' && [...value].length <= 20_000 ? value.replaceAll('\0', '') : undefined,
};

export const flag: ValueType = {
  schema: { type: 'boolean' },
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** One of some names. */
export function oneOf(names: readonly string[]): ValueType {
  return {
    schema: { enum: names },
    read: (value) => (typeof value === 'string' && names.includes(value) ? value : undefined),
  };
}

/** An instant as a text of ISO 8601, which columns hold in epoch seconds. */
export const time: ValueType = {
  schema: { type: 'string', format: 'date-time', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' },
  read: (value) => {
    const instant =
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : -1;
    return instant >= 0 && instant <= MAX_INTEGER ? Math.floor(instant) : undefined;
  },
};

/** The address of an icon, only the number of which counts. */
export const iconUrl: ValueType = {
  schema: { type: 'string', pattern: '/icon/[0-9]{1,9}$', description: 'The address of an icon.' },
  read: (value) => {
    const number = typeof value === 'string' ? /\/icon\/([0-9]{1,9})$/.exec(value)?.[1] : undefined;
    return number === undefined ? undefined : Number(number);
  },
};

/** A set of some names, which columns hold as the sum of their bits; an empty one stands for no restriction. */
export const setOf = <Name extends string>(
  names: readonly Name[],
  maskOf: (chosen: readonly Name[]) => number,
): ValueType => ({
  schema: { type: 'array', items: { enum: names } },
  read: (value) => {
    if (!Array.isArray(value)) return undefined;
    const chosen = names.filter((name) => value.includes(name));
    return chosen.length === new Set(value).size ? maskOf(chosen) : undefined;
  },
});
