import { partiesOf, type WingTry } from '#graphql/rules/parties.ts';
import type { Random } from '#graphql/rules/random.ts';
import { judgedParties } from '#lib/game/dungeons/judged-parties.ts';

import type { Study } from './study.ts';

/** The tries at a wing, and who makes them. */
interface WingPlan {
  readonly groups: number;
  /** The most tries of one group. */
  readonly most: number;
  /** The share of tries that clear the wing. */
  readonly clears: number;
  /** The spread of groups: the deviation of the logarithm of their odds. */
  readonly skill: number;
}

/** Tanks and healers of six, the most usual first. */
const ROLES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [0, 2],
] as const;

/** The effect that is planted: the first roles add it to the logarithm of the odds. */
const PLANTED = -2;

/** Draws the tries at a wing, newest first; each group keeps most of its members and likes some roles. */
function drawTries(random: Random, { groups, most, clears, skill }: WingPlan, isPlanted: boolean) {
  const tries = Array.from({ length: groups }, (_, group) => {
    const ability = Math.log(clears / (1 - clears)) + skill * random.bell();
    const liked = Math.min(ROLES.length - 1, random.int(0, ROLES.length) >> random.int(0, 1));
    return Array.from({ length: random.int(1, most) }, (): WingTry => {
      const roles = random.chance(0.8) ? liked : random.int(0, ROLES.length - 1);
      const [tanks, healers] = ROLES[roles] ?? ROLES[0];
      const odds = ability + (isPlanted && roles === 0 ? PLANTED : 0);
      return {
        instanceId: 60,
        tanks,
        healers,
        others: 6 - tanks - healers,
        cleared: random.chance(1 / (1 + Math.exp(-odds))),
        characterIds: [1, 2, 3, 4].map((member) => group * 10 + member).concat(random.int(1e5, 1e6)),
      };
    });
  });
  return random.shuffle(tries.flat());
}

const PLANS: readonly WingPlan[] = [
  { groups: 100, most: 1, clears: 0.5, skill: 1 },
  { groups: 60, most: 12, clears: 0.5, skill: 1 },
  { groups: 60, most: 12, clears: 0.9, skill: 1 },
  { groups: 200, most: 4, clears: 0.98, skill: 0 },
];

/** Roles of groups in a dungeon: do some roles clear a wing more often than others? */
export const DUNGEON_STUDIES: readonly Study[] = PLANS.map((plan) => ({
  verdict: 'roles in a dungeon',
  world: `${plan.groups} groups of up to ${plan.most} tries, ${plan.clears * 100} % clear, skill ${plan.skill}`,
  isQuick: true,
  tell(random, isPlanted) {
    const named = judgedParties(partiesOf(drawTries(random, plan, isPlanted))).filter(
      ({ verdict }) => verdict !== 'open',
    );
    // Where some roles clear less often, others do clear more often than the rest.
    return {
      isFalse: !isPlanted && named.length > 0,
      isFound:
        isPlanted &&
        named.some((party) => party.tanks === 1 && party.healers === 1 && party.verdict === 'less'),
    };
  },
}));
