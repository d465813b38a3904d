import type { QuestRepeatableType } from '#graphql/generated/resolvers.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Front } from './front.ts';
import type { DeedKey } from './quest-deed.ts';
import type { Quest } from './quest.ts';
import type { RewardPool } from './reward-pool.ts';

type Prize = Pick<Quest, 'xp' | 'gold' | 'choiceCount' | 'given' | 'choices'>;

/** How much more than an ordinary errand a deed is worth. */
const WORTH: Readonly<Record<DeedKey, number>> = {
  hunt: 1,
  gather: 0.9,
  carry: 0.6,
  read: 0.7,
  siege: 1.6,
  duel: 2,
  saga: 5,
};

/** Experience, money and things: more for higher levels and greater deeds, and now and then none of one kind. */
export function drawPrize(
  random: Random,
  pool: RewardPool,
  { realm }: Front,
  deed: DeedKey,
  level: number,
): Prize {
  const worth = WORTH[deed] * random.between(0.8, 1.25);
  return {
    xp: random.chance(0.08) ? 0 : Math.round((60 + level * level * 22) * worth),
    gold: drawGold(random, level, worth),
    given: drawGiven(random, pool, realm, level),
    ...drawChoices(random, pool, realm, level, deed),
  };
}

/** In copper: mostly some silver, for a rare one hundreds of gold. */
function drawGold(random: Random, level: number, worth: number): number {
  if (random.chance(0.15)) return 0;
  if (random.chance(0.015)) return random.int(100, 500) * 10_000;
  return Math.round((12 + level * level * 4) * worth);
}

function drawGiven(random: Random, pool: RewardPool, realm: Front['realm'], level: number): Quest['given'] {
  const size = random.next();
  if (size < 0.5) return [];
  if (size < 0.9) return pool.goods(random, realm, random.int(1, 2));
  const goods = pool.goods(random, realm, random.int(2, 5));
  return [...goods, ...pool.gear(random, realm, level, random.int(1, 4))];
}

function drawChoices(
  random: Random,
  pool: RewardPool,
  realm: Front['realm'],
  level: number,
  deed: DeedKey,
): Pick<Quest, 'choiceCount' | 'choices'> {
  if (random.chance(deed === 'saga' ? 0.1 : 0.5)) return { choiceCount: 0, choices: [] };
  const choices = pool.gear(random, realm, level, random.int(2, 8));
  const wanted = random.chance(0.82) ? 1 : random.int(2, 3);
  return { choiceCount: Math.min(wanted, choices.length), choices };
}

/** Sieges and duels are asked for again and again; stories are told once. */
export function drawRepeat(random: Random, deed: DeedKey): QuestRepeatableType {
  const isWar = deed === 'siege' || deed === 'duel';
  if (random.chance(isWar ? 0.4 : 0.04)) return 'DONE';
  return random.chance(isWar ? 0.35 : 0.02) ? 'WEEKLY' : 'NONE';
}
