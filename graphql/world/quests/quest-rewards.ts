import type { QuestRepeatableType } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import kinds from './quest-kinds.json' with { type: 'json' };
import type { Quest } from './quest.ts';
import type { StarterPool, RewardPool } from './reward-pool.ts';
import type { QuestKind } from './quest-text.ts';
import type { RealmZone } from './realm-zones.ts';

/** Rewards relative to a quest of the kind hunt. */
const REWARD_FACTOR: Readonly<Record<QuestKind, number>> = kinds.rewardFactors;

/** Experience, money and items: more for higher levels; each of them is missing now and then. */
export function drawQuestRewards(
  random: Random,
  pool: RewardPool,
  { realm }: RealmZone,
  kind: QuestKind,
  level: number,
): Pick<Quest, 'xp' | 'gold' | 'choiceCount' | 'given' | 'choices'> {
  const factor = REWARD_FACTOR[kind] * random.between(0.8, 1.25);
  return {
    xp: random.chance(0.08) ? 0 : Math.round((60 + level * level * 22) * factor),
    gold: drawGold(random, level, factor),
    given: drawGiven(),
    ...drawChoices(),
  };

  function drawGiven(): Quest['given'] {
    const size = random.next();
    if (size < 0.5) return [];
    if (size < 0.9) return pool.goods(random, realm, random.int(1, 2));
    const goods = pool.goods(random, realm, random.int(2, 5));
    return [...goods, ...pool.gear(random, realm, level, random.int(1, 4))];
  }
  function drawChoices(): Pick<Quest, 'choiceCount' | 'choices'> {
    if (random.chance(kind === 'epic' ? 0.1 : 0.5)) return { choiceCount: 0, choices: [] };
    const choices = pool.gear(random, realm, level, random.int(2, 8));
    const wanted = random.chance(0.82) ? 1 : random.int(2, 3);
    return { choiceCount: Math.min(wanted, choices.length), choices };
  }
}

/** Draws money in copper: mostly some silver, rarely hundreds of gold. */
function drawGold(random: Random, level: number, factor: number): number {
  if (random.chance(0.15)) return 0;
  if (random.chance(0.015)) return random.int(100, 500) * 10_000;
  return Math.round((12 + level * level * 4) * factor);
}

/** Mostly quests of war can be repeated. */
export function drawRepeatableType(random: Random, kind: QuestKind): QuestRepeatableType {
  const isPvp = kind === 'siege' || kind === 'playerKill';
  if (random.chance(isPvp ? 0.4 : 0.04)) return 'DONE';
  return random.chance(isPvp ? 0.35 : 0.02) ? 'WEEKLY' : 'NONE';
}

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;

/** The share of quests that end at another creature than their giver. */
const ELSEWHERE_SHARE = 0.25;
const EXPIRING_SHARE = 0.06;

/** Draws the finishers of a quest, mostly its givers, and its times, from a random stream of their own. */
export function drawClosing(
  stream: string,
  starters: Quest['finishers'],
  pool: StarterPool,
  realmZone: RealmZone,
  repeatableType: QuestRepeatableType,
): Pick<Quest, 'finishers' | 'expireTime' | 'repeatableTime'> {
  const random = new Random(stream);
  return {
    finishers: random.chance(ELSEWHERE_SHARE) ? pool.draw(random, realmZone) : starters,
    expireTime: random.chance(EXPIRING_SHARE) ? random.pick([HOUR, 2 * HOUR, 24 * HOUR]) : null,
    repeatableTime: repeatableType === 'WEEKLY' ? WEEK : 0,
  };
}
