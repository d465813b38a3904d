import { BROKEN, type Check, type Tally } from './check.ts';

const DECIMAL = /^[+-]?\d+(?:\.\d+)?$/;

/** Reads a number, or the digits in a text; NaN for anything else. */
function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : Number.NaN;
}

/** Counts a value as converted, and returns it. */
function converted<Value>(value: Value, tally: Tally): Value {
  tally.converted += 1;
  return value;
}

const wholeNumber =
  (least: number, most: number): Check =>
  (value, tally) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    const rounded = Math.round(numberIn(value));
    return rounded >= least && rounded <= most ? converted(rounded, tally) : BROKEN;
  };

const anyNumber: Check = (value, tally) => {
  const number = numberIn(value);
  if (!Number.isFinite(number)) return BROKEN;
  return number === value ? value : converted(number, tally);
};

const text: Check = (value, tally) => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? converted(String(value), tally) : BROKEN;
};

const id: Check = (value, tally) => (value === '' ? BROKEN : text(value, tally));

const truth: Check = (value, tally) => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 'true') return converted(true, tally);
  return value === 0 || value === 'false' ? converted(false, tally) : BROKEN;
};

const WHOLE = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const POSITIVE = wholeNumber(0, Number.MAX_SAFE_INTEGER);

const CHECKS: ReadonlyMap<string, Check> = new Map([
  ['Boolean', truth],
  ['Byte', wholeNumber(0, 255)],
  ['Float', anyNumber],
  ['ID', id],
  ['Int', WHOLE],
  ['Long', WHOLE],
  ['Short', WHOLE],
  ['UnsignedInt', POSITIVE],
  ['UnsignedLong', POSITIVE],
  ['UnsignedShort', POSITIVE],
]);

/**
 * The check for a scalar or an enum. An unknown enum value stays a text, which screens print in words. Integers may
 * exceed the range of our schema, since other servers have larger types, as long as JSON holds them exactly.
 */
export const leafCheck = (type: string): Check => CHECKS.get(type) ?? text;
