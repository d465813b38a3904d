import { Kind, parse } from 'graphql';
import { typeDefs } from '../generated/schema.ts';
import { CAREER_NAMES, careerMask, RACE_NAMES, raceMask } from '../sql/engine/where/bitmask.ts';

/** A value as a column takes it. */
export type ColumnValue = string | number | boolean | null;

/** The values that a field may have: described to programs as JSON Schema and to people in words, and read into a column. */
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
const id = pattern(
  '^(0|[1-9][0-9]{0,9})$',
  'a whole number up to 2147483647, as text',
  (text) => Number(text) <= MAX_INTEGER,
);
const shortId = pattern(
  '^(0|[1-9][0-9]{0,4})$',
  'a whole number up to 32767, as text',
  (text) => Number(text) <= 32_767,
);
const longId = pattern('^(0|[1-9][0-9]{0,17})$', 'a whole number of 64 bits, as text', () => true);
const uuid = pattern(
  '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  'a UUID',
  () => true,
);

const byte = integer(0, 255, 'a whole number from 0 to 255');
/** 0 for Order, 1 for Destruction. */
const side = integer(0, 1, 'a whole number from 0 to 1');
/** A side, or 2 for neither. */
const winner = integer(0, 2, 'a whole number from 0 to 2');
const percent = integer(0, 100, 'whole percent');
const count = integer(0, MAX_INTEGER, 'a whole number from 0 up');
const whole = integer(-MAX_INTEGER, MAX_INTEGER, 'a whole number');
const seconds = integer(0, MAX_INTEGER, 'epoch seconds');
const milliseconds = integer(0, 8_640_000_000_000_000, 'epoch milliseconds, 0 where unknown');

const text = type(
  `a text of up to ${MAX_TEXT} characters`,
  { type: 'string', maxLength: MAX_TEXT },
  (value) =>
    // Half a character is no UTF-8. PostgreSQL's text cannot hold the zero character.
    typeof value === 'string' && [...value].length <= MAX_TEXT && !/\p{Surrogate}/u.test(value)
      ? value.replaceAll('\0', '')
      : undefined,
);

const flag = type('true or false', { type: 'boolean' }, (value) =>
  typeof value === 'boolean' ? value : undefined,
);

/** One of some names. */
const oneOf = (names: readonly string[]): ValueType =>
  type(`one of ${names.join(', ')}`, { enum: names }, (value) =>
    typeof value === 'string' && names.includes(value) ? value : undefined,
  );

/** An instant as a text of ISO 8601, which columns hold in epoch seconds. */
const time = type(
  'an instant such as 2026-09-01T00:00:00Z',
  { type: 'string', format: 'date-time', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T' },
  (value) => {
    const instant =
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) / 1000 : -1;
    return instant >= 0 && instant <= MAX_INTEGER ? Math.floor(instant) : undefined;
  },
);

/** The address of an icon, only the number of which counts. */
const iconUrl = type(
  'the address of an icon, such as /icon/5131',
  { type: 'string', pattern: '/icon/[0-9]{1,9}$' },
  (value) => {
    const number = typeof value === 'string' ? /\/icon\/([0-9]{1,9})$/.exec(value)?.[1] : undefined;
    return number === undefined ? undefined : Number(number);
  },
);

/** A set of some names, which columns hold as the sum of their bits; an empty one stands for no restriction. */
const setOf = <Name extends string>(
  names: readonly Name[],
  maskOf: (chosen: readonly Name[]) => number,
): ValueType =>
  type(`a list of ${names.join(', ')}`, { type: 'array', items: { enum: names } }, (value) => {
    if (!Array.isArray(value)) return undefined;
    const chosen = names.filter((name) => value.includes(name));
    return chosen.length === new Set(value).size ? maskOf(chosen) : undefined;
  });

/** The enums of the contract by their names. */
const ENUMS = Object.fromEntries(
  parse(typeDefs).definitions.flatMap((definition) =>
    definition.kind === Kind.ENUM_TYPE_DEFINITION
      ? [[definition.name.value, oneOf((definition.values ?? []).map(({ name }) => name.value))] as const]
      : [],
  ),
);

/** The types by the names that the files in kinds/ use. */
const TYPES: Readonly<Record<string, ValueType>> = {
  ...ENUMS,
  id,
  shortId,
  longId,
  uuid,
  byte,
  side,
  winner,
  percent,
  count,
  whole,
  seconds,
  milliseconds,
  time,
  text,
  flag,
  iconUrl,
  EventType: oneOf(['LiveEvent', 'CitySiegeEvent', 'ZandriExpeditionEvent']),
  realm: oneOf(['DESTRUCTION', 'ORDER']),
  RaceSet: setOf(RACE_NAMES, raceMask),
  CareerSet: setOf(CAREER_NAMES, careerMask),
};

/**
 * Returns a type by its name: one of the list above, or an enum of the contract.
 * @throws Error for any other name
 */
export function typeNamed(name: string): ValueType {
  const found = TYPES[name];
  if (!found) throw new Error(`No type of imported values is called ${name}`);
  return found;
}
