import type { QuestRepeatableType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { RealmZone } from './realm-zones.ts';
import type { QuestKind } from './quest-template.ts';
import type { Quest } from './quest.ts';
import type { RewardPool } from './reward-pool.ts';

type QuestRewards = Pick<Quest, 'xp' | 'gold' | 'choiceCount' | 'given' | 'choices'>;

/** Rewards relative to a quest of the kind hunt. */
const REWARD_FACTOR: Readonly<Record<QuestKind, number>> = {
  hunt: 1,
  gather: 0.9,
  deliver: 0.6,
  tome: 0.7,
  siege: 1.6,
  playerKill: 2,
  epic: 5,
};

/** Experience, money and items: more for higher levels; each of them is missing now and then. */
export function drawQuestRewards(
  random: Random,
  pool: RewardPool,
  { realm }: RealmZone,
  kind: QuestKind,
  level: number,
): QuestRewards {
  const factor = REWARD_FACTOR[kind] * random.between(0.8, 1.25);
  return {
    xp: random.chance(0.08) ? 0 : Math.round((60 + level * level * 22) * factor),
    gold: drawGold(random, level, factor),
    given: drawGiven(random, pool, realm, level),
    ...drawChoices(random, pool, realm, level, kind),
  };
}

/** Draws money in copper: mostly some silver, rarely hundreds of gold. */
function drawGold(random: Random, level: number, factor: number): number {
  if (random.chance(0.15)) return 0;
  if (random.chance(0.015)) return random.int(100, 500) * 10_000;
  return Math.round((12 + level * level * 4) * factor);
}

function drawGiven(
  random: Random,
  pool: RewardPool,
  realm: RealmZone['realm'],
  level: number,
): Quest['given'] {
  const size = random.next();
  if (size < 0.5) return [];
  if (size < 0.9) return pool.goods(random, realm, random.int(1, 2));
  const goods = pool.goods(random, realm, random.int(2, 5));
  return [...goods, ...pool.gear(random, realm, level, random.int(1, 4))];
}

function drawChoices(
  random: Random,
  pool: RewardPool,
  realm: RealmZone['realm'],
  level: number,
  kind: QuestKind,
): Pick<Quest, 'choiceCount' | 'choices'> {
  if (random.chance(kind === 'epic' ? 0.1 : 0.5)) return { choiceCount: 0, choices: [] };
  const choices = pool.gear(random, realm, level, random.int(2, 8));
  const wanted = random.chance(0.82) ? 1 : random.int(2, 3);
  return { choiceCount: Math.min(wanted, choices.length), choices };
}

/** Mostly quests of war can be repeated. */
export function drawRepeatableType(random: Random, kind: QuestKind): QuestRepeatableType {
  const isPvp = kind === 'siege' || kind === 'playerKill';
  if (random.chance(isPvp ? 0.4 : 0.04)) return 'DONE';
  return random.chance(isPvp ? 0.35 : 0.02) ? 'WEEKLY' : 'NONE';
}
