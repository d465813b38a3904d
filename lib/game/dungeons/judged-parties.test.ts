import { describe, expect, it } from 'vitest';
import { partiesOf, type WingTry } from '#graphql/rules/parties.ts';
import { Random } from '#graphql/rules/random.ts';
import { judgedParties } from './judged-parties.ts';

const judged = (cleared: number, tries: number, otherCleared: number, otherTries: number) =>
  judgedParties([
    { groups: { cleared, tries }, otherGroups: { cleared: otherCleared, tries: otherTries } },
  ])[0]?.verdict;

it('judges parties only where chance does not explain the difference', () => {
  expect(judged(45, 50, 55, 150)).toBe('more');
  expect(judged(5, 50, 95, 150)).toBe('less');
  expect(judged(27, 50, 73, 150)).toBe('open');
  expect(judged(3, 5, 97, 195)).toBe('open');
  expect(judged(5, 5, 0, 0)).toBe('open');
  expect(judgedParties([])).toEqual([]);
});

/** Parties of six that players form, the most usual first. */
const ROLES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [0, 2],
  [1, 0],
  [0, 1],
] as const;

interface World {
  /** The share of tries that clear the wing. */
  readonly clears: number;
  /** The spread of groups by their skill: a deviation of log odds. */
  readonly skill: number;
  /** The most tries of one group. */
  readonly most: number;
  /** Log odds by which the first roles clear more often than all others. */
  readonly effect?: number;
}

/** Draws the newest tries of 60 groups in a wing, each with roles that it likes. */
function triesOf(random: Random, { clears, skill, most, effect = 0 }: World): readonly WingTry[] {
  const tries: WingTry[] = [];
  for (let group = 0; group < 60; group += 1) {
    const ability = Math.log(clears / (1 - clears)) + skill * random.bell();
    const liked = Math.min(ROLES.length - 1, random.int(0, ROLES.length) >> random.int(0, 1));
    for (let time = random.int(1, most); time > 0; time -= 1) {
      const roles = random.chance(0.8) ? liked : random.int(0, ROLES.length - 1);
      const [tanks, healers] = ROLES[roles] ?? ROLES[0];
      const odds = ability + (roles === 0 ? effect : 0);
      tries.push({
        instanceId: 60,
        tanks,
        healers,
        others: 6 - tanks - healers,
        cleared: random.chance(1 / (1 + Math.exp(-odds))),
        // One or two of the six are new each time.
        characterIds: [1, 2, 3, 4]
          .map((member) => group * 10 + member)
          .concat(random.int(1000, 1e6), random.int(1000, 1e6)),
      });
    }
  }
  const order = new Map(tries.map((one) => [one, random.next()]));
  return tries.toSorted((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

/** The share of worlds in which any party is said to clear more or less often. */
function namingShare(name: string, world: World): number {
  const WORLDS = 200;
  let naming = 0;
  for (let seed = 0; seed < WORLDS; seed += 1) {
    const parties = judgedParties(partiesOf(triesOf(new Random(`${name} ${seed}`), world)));
    if (parties.some(({ verdict }) => verdict !== 'open')) naming += 1;
  }
  return naming / WORLDS;
}

describe('parties of groups without any effect of roles', () => {
  it.each([
    { clears: 0.5, skill: 0, most: 4 },
    { clears: 0.9, skill: 0, most: 4 },
    { clears: 0.98, skill: 0, most: 4 },
    { clears: 0.6, skill: 2, most: 20 },
    { clears: 0.9, skill: 2, most: 20 },
  ])('names one in at most 6 of 100 worlds: $clears, skill $skill, $most tries', (world) => {
    expect(namingShare('null', world)).toBeLessThanOrEqual(0.06);
  });
});

it('finds roles that clear far more often', () => {
  expect(namingShare('effect', { clears: 0.4, skill: 0, most: 4, effect: 3 })).toBeGreaterThan(0.8);
});
