import type { Random } from '#graphql/world/random.ts';

/** What servers gone wrong put in the place of a value. */
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

/** A copy of an answer in which each part may be replaced with what does not belong there. */
export function garble(value: unknown, random: Random, probability: number): unknown {
  if (random.chance(probability)) {
    return structuredClone(WRONG_VALUES[random.int(0, WRONG_VALUES.length - 1)]);
  }
  if (Array.isArray(value)) return value.map((each) => garble(each, random, probability));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, garble(part, random, probability)]),
  );
}
