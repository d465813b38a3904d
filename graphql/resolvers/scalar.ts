import { GraphQLScalarType, Kind } from 'graphql';
import { secondsOf } from '../rules/iso-duration.ts';
import { inputError } from '../sql/engine/connection/input-error.ts';
import { uuidId } from './references.ts';

/** The scalars of the contract: what they accept and what they return. */
export const scalarResolvers = {
  Byte: integer('Byte', 0, 255),
  Short: integer('Short', -32_768, 32_767),
  // Filters take ids of these types, and clients send ids as texts too.
  UnsignedShort: integer('UnsignedShort', 0, 65_535, { takesText: true }),
  UnsignedInt: integer('UnsignedInt', 0, 4_294_967_295, { takesText: true }),
  Long: integer('Long', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  UnsignedLong: integer('UnsignedLong', 0, Number.MAX_SAFE_INTEGER),
  UUID: text('UUID', uuidId),
  URL: text('URL', address),
  DateTime: text('DateTime', moment),
  Duration: text('Duration', (value) => (secondsOf(value) === null ? null : value)),
  NonNegativeInt: integer('NonNegativeInt', 0, 2_147_483_647),
};

const DIGITS = /^\d{1,10}$/;

/** An integer from `minimum` to `maximum`. The driver reads 64-bit columns as text, so that values may be texts. */
function integer(name: string, minimum: number, maximum: number, { takesText = false } = {}) {
  const isIn = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum;
  const parse = (given: unknown) => {
    const value = takesText && typeof given === 'string' && DIGITS.test(given) ? Number(given) : given;
    if (isIn(value)) return value;
    throw inputError(`${name} is an integer from ${minimum} to ${maximum}, not ${shown(given)}.`);
  };
  return new GraphQLScalarType<number, number>({
    name,
    serialize: (stored) => {
      const value = typeof stored === 'string' ? Number(stored) : stored;
      return isIn(value) ? value : cannotRepresent(name, stored);
    },
    parseValue: parse,
    parseLiteral: (node) => {
      if (node.kind === Kind.STRING) return parse(node.value);
      return parse(node.kind === Kind.INT ? Number(node.value) : null);
    },
  });
}

/** A text scalar. `read` returns the canonical form of a value, or null for an invalid one. */
function text(name: string, read: (value: string) => string | null) {
  const canonical = (value: unknown) => (typeof value === 'string' ? read(value) : null);
  const parse = (value: unknown) => {
    const result = canonical(value);
    if (result === null) throw inputError(`${shown(value)} is no ${name}.`);
    return result;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: (value) =>
      canonical(value instanceof Date ? value.toISOString() : value) ?? cannotRepresent(name, value),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

/** Says that a stored value does not fit its type, as graphql-js does for its own: its row is left out of lists. */
function cannotRepresent(name: string, value: unknown): never {
  throw new TypeError(`${name} cannot represent ${shown(value)}`);
}

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/** An address that is absolute, or relative to the site. */
function address(value: string): string | null {
  return URL.canParse(value, 'http://site.invalid') ? value : null;
}

function moment(value: string): string | null {
  const hasOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i.test(value);
  const time = hasOffset ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
