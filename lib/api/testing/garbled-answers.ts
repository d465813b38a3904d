import type { Random } from '#graphql/rules/random.ts';

/** Wrong values that broken servers return. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  undefined,
  '',
  'NaN',
  '12',
  'SOME_NEW_VALUE',
  '2026-04-01T12:00:00',
  'PT1H',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  [null],
  [[]],
  {},
  { nodes: {} },
  { toString: null, length: 5 },
];

/** Words that no screen may show, unless an API gives them for a text. */
const NO_TEXTS: ReadonlySet<unknown> = new Set(['NaN', 'SOME_NEW_VALUE']);
const ENUM_VALUE = /^[A-Z][A-Z0-9_]{2,}$/;

/** True if a value may be a text that screens show unchanged. */
const mayBeText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !ENUM_VALUE.test(value));

/** A copy of an answer in which each part may be replaced with what does not belong there. */
export function garble(value: unknown, random: Random, probability: number): unknown {
  if (random.chance(probability)) {
    const wrong = WRONG_VALUES[random.int(0, WRONG_VALUES.length - 1)];
    return NO_TEXTS.has(wrong) && mayBeText(value) ? 'another text' : structuredClone(wrong);
  }
  if (Array.isArray(value)) return value.map((each) => garble(each, random, probability));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, garble(part, random, probability)]),
  );
}
