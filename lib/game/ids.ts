const LARGEST_ENTITY = 2 ** 32 - 1;
const LARGEST_KILL = 999_999_999_999_999;
const CANONICAL = /^[1-9]\d{0,14}$/;

/**
 * The id of a character, a guild or a zone out of an address: a whole number from 1 to 2^32 - 1, written one
 * way only (no sign, space or leading zero), so that no record has two addresses. Null otherwise.
 * @example parseEntityId('4711') // '4711'
 * @example parseEntityId('007') // null
 */
export function parseEntityId(text: string | undefined): string | null {
  return parseId(text, LARGEST_ENTITY);
}

/**
 * The id of a kill, as parseEntityId but with up to 15 digits.
 * @example parseKillId('123456789012345') // '123456789012345'
 */
export function parseKillId(text: string | undefined): string | null {
  return parseId(text, LARGEST_KILL);
}

/**
 * A positive whole number of at most `largest`, as the text that it is.
 * @param largest at most 999,999,999,999,999
 * @example parseId('12', 11) // null
 */
export function parseId(text: string | undefined, largest = LARGEST_ENTITY): string | null {
  return text !== undefined && CANONICAL.test(text) && Number(text) <= largest ? text : null;
}

const LARGEST_LONG = 2n ** 63n - 1n;
const CANONICAL_LONG = /^[1-9]\d{0,18}$/;

/**
 * The id of a try at an encounter: a positive 64-bit integer, as the text that it is. Null otherwise.
 * @example parseLongId('9007199254740993') // '9007199254740993'
 */
export function parseLongId(text: string | undefined): string | null {
  return text !== undefined && CANONICAL_LONG.test(text) && BigInt(text) <= LARGEST_LONG ? text : null;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of a scenario run, a skirmish or an instance run out of an address: a UUID in lower case. Null otherwise.
 * @example parseUuid('7F0C…') // null
 */
export function parseUuid(text: string | undefined): string | null {
  return text !== undefined && UUID.test(text) ? text : null;
}
