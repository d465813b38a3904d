import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import type { Areas } from '#graphql/world/places/areas.ts';
import { Random } from '#graphql/world/random.ts';
import { drawSlots, type Front, FRONTS } from './front.ts';
import { COMBAT_COLUMNS } from './quest-deeds.ts';
import type { QuestDeed } from './quest-deed.ts';
import { drawObjectives, drawRestrictions, drawType } from './quest-demands.ts';
import { drawPrize, drawRepeat } from './quest-prize.ts';
import { StarterPool } from './quest-starters.ts';
import { questDescription, questJournal } from './quest-text.ts';
import { NAME_WORDS } from './quest-words.ts';
import type { Quest } from './quest.ts';
import type { RewardPool } from './reward-pool.ts';
import { fill, roman, type Slots, spoken } from './slots.ts';

/** What quests give, who gives them and where. */
export interface QuestSetting {
  readonly areas: Areas;
  readonly rewards: RewardPool;
  readonly creatures: readonly Creature[];
  readonly gameObjects: readonly GameObject[];
}

export const QUEST_COUNT = 700;

const FIRST_ID = 30_000;
const LONGEST_CHAIN = 6;

/** A chain's parts have one giver, one place and one story; most chains have one part. */
interface Chain {
  readonly front: Front;
  readonly slots: Slots;
  /** What all parts are called after; null where each has a name of its own. */
  readonly title: string | null;
  readonly starters: Pick<Quest, 'creatures' | 'gameObjects'>;
  readonly length: number;
  readonly level: number;
}

/** 700 quests whatever the scale; ids ascend with gaps. */
export function createQuests(seed: string, setting: QuestSetting): readonly Quest[] {
  const random = new Random(`${seed}/quests`);
  const starters = new StarterPool(setting.creatures, setting.gameObjects);
  const quests: Quest[] = [];
  let id = FIRST_ID;
  while (quests.length < QUEST_COUNT) {
    const chain = drawChain(random, setting.areas, starters);
    for (let part = 0; part < chain.length && quests.length < QUEST_COUNT; part += 1) {
      quests.push(drawQuest(random, chain, part, (id += random.int(1, 5)), setting.rewards));
    }
  }
  return quests;
}

function drawChain(random: Random, areas: Areas, starters: StarterPool): Chain {
  const front = random.pick(FRONTS);
  const length = random.chance(0.6) ? 1 : random.int(2, LONGEST_CHAIN);
  const slots = { ...drawSlots(random, front, areas), ...nameSlots(random) };
  const title = length > 1 && random.chance(0.5) ? fill('The {adjective} {noun}', slots) : null;
  const [first, last] = front.levels;
  return {
    front,
    length,
    slots,
    title,
    starters: starters.draw(random, front),
    level: random.int(first, last),
  };
}

const nameSlots = (random: Random): Slots => ({
  adjective: random.pick(NAME_WORDS.adjectives),
  noun: random.pick(NAME_WORDS.nouns),
  owner: random.pick(NAME_WORDS.owners),
});

function drawQuest(random: Random, chain: Chain, part: number, id: number, rewards: RewardPool): Quest {
  const { front, title } = chain;
  const deed = drawDeed(random);
  const level = Math.min(40, chain.level + part);
  const count = drawCount(random);
  const slots: Slots = { ...chain.slots, ...nameSlots(random), count: spoken(count) };
  const telling = { deed, slots, part };
  return {
    id,
    name: title === null ? fill(random.pick(deed.names), slots) : `${title}, Part ${roman(part + 1)}`,
    realm: front.realm,
    type: drawType(random, deed.key),
    repeatableType: drawRepeat(random, deed.key),
    description: questDescription(random, telling),
    journalEntry: questJournal(random, telling),
    objectives: drawObjectives(random, deed, slots, count),
    ...drawPrize(random, rewards, front, deed.key, level),
    ...drawRestrictions(random, front, deed.key, level),
    ...chain.starters,
  };
}

function drawDeed(random: Random): QuestDeed {
  let share = random.next();
  return COMBAT_COLUMNS.find((deed) => (share -= deed.share) < 0) ?? random.pick(COMBAT_COLUMNS);
}

/** How many of something: more than one, mostly no more than two dozen. */
const drawCount = (random: Random): number => (random.chance(0.05) ? random.int(50, 500) : random.int(2, 25));
