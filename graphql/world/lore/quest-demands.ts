import type { QuestTypeFlagsFlagsInput } from '#graphql/generated/resolvers.ts';
import { maskOf, QUEST_TYPES } from '#graphql/sql/engine/bitmask.ts';
import { CALLINGS } from '#graphql/world/people/careers.ts';
import type { Random } from '#graphql/world/random.ts';
import { type Front, RACES_OF_FRONT } from './front.ts';
import type { DeedKey, QuestDeed } from './quest-deed.ts';
import type { Objective, Quest } from './quest.ts';
import { fill, sample, type Slots } from './slots.ts';

const types = (flags: QuestTypeFlagsFlagsInput): number => maskOf(QUEST_TYPES, flags);

/** The types that a deed may have, the usual one first and most often. */
const TYPES: Readonly<Record<DeedKey, readonly number[]>> = {
  hunt: [types({}), types({}), types({}), types({ isGroup: true })],
  gather: [types({}), types({}), types({}), types({ isTravel: true, isTome: true })],
  carry: [types({ isTravel: true }), types({ isTravel: true }), types({ isTravel: true, isRvR: true })],
  read: [types({ isTome: true }), types({ isTome: true }), types({ isTravel: true, isTome: true })],
  siege: [types({ isRvR: true }), types({ isRvR: true }), types({ isGroup: true, isRvR: true })],
  duel: [
    types({ isRvR: true, isPlayerKill: true }),
    types({ isPlayerKill: true }),
    types({ isGroup: true, isRvR: true, isPlayerKill: true }),
  ],
  saga: [
    types({ isEpic: true }),
    types({ isGroup: true, isEpic: true }),
    types({ isGroup: true, isRvR: true, isEpic: true }),
  ],
};

export const drawType = (random: Random, deed: DeedKey): number => random.pick(TYPES[deed]);

/** Mostly one thing to count and a step or two; a few quests ask for nothing that can be listed. */
export function drawObjectives(random: Random, deed: QuestDeed, slots: Slots, count: number): Objective[] {
  if (random.chance(0.03)) return [];
  const isCounted = deed.key !== 'carry' || random.chance(0.2);
  const counted = isCounted ? [{ description: fill(random.pick(deed.counted), slots), count }] : [];
  const steps = sample(random, deed.steps, random.int(isCounted ? 0 : 1, deed.steps.length));
  return [
    ...counted,
    ...steps.map((step) => ({ description: fill(step, slots), count: random.chance(0.5) ? 1 : 0 })),
  ];
}

type Restrictions = Pick<Quest, 'races' | 'careers' | 'minLevel' | 'maxLevel' | 'minRenown' | 'maxRenown'>;

/** Who may take it: most quests are for everybody of a level. */
export function drawRestrictions(random: Random, front: Front, deed: DeedKey, level: number): Restrictions {
  const isWar = deed === 'siege' || deed === 'duel';
  const minRenown = isWar && random.chance(0.4) ? Math.min(80, random.int(1, level * 2)) : 0;
  return {
    races: random.chance(0.15) ? RACES_OF_FRONT[front.pairing][front.realm] : [],
    careers: random.chance(0.1) ? drawCareers(random, front) : [],
    minLevel: random.chance(0.03) ? 0 : level,
    maxLevel: random.chance(0.1) ? Math.min(40, level + random.int(4, 12)) : 0,
    minRenown,
    maxRenown: minRenown > 0 && random.chance(0.25) ? Math.min(100, minRenown + 20) : 0,
  };
}

/** One career, or all of a kind. */
function drawCareers(random: Random, { realm }: Front): Quest['careers'] {
  const callings = CALLINGS.filter((calling) => calling.realm === realm);
  const chosen = random.pick(callings);
  if (random.chance(0.6)) return [chosen.career];
  return callings.filter(({ archetype }) => archetype === chosen.archetype).map(({ career }) => career);
}
