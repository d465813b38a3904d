import type { Ability } from '#graphql/world/characters/abilities.ts';
import type { Item } from '#graphql/world/items/item.ts';
import { Random } from '#graphql/world/random.ts';
import type { TomeEntry } from './tome.ts';
import words from '../words/achievements.json' with { type: 'json' };

/** A group of achievements: `#` in a deed stands for how often. */
interface SubTypeWords {
  readonly name: string;
  readonly description: string;
  readonly deeds: readonly { readonly name: string; readonly deed: string }[];
}

interface TypeWords {
  readonly name: string;
  readonly subTypes: readonly SubTypeWords[];
}

const TYPES: readonly TypeWords[] = words;

/** A reward of an achievement: an item, an ability or a title. */
export type Reward =
  | { readonly id: number; readonly item: Item; readonly autoCreate: boolean }
  | { readonly id: number; readonly ability: Ability }
  | { readonly id: number; readonly title: TomeEntry };

export interface Achievement {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly rewards: readonly Reward[];
}

export interface AchievementSubType {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly achievements: readonly Achievement[];
}

export interface AchievementType {
  readonly id: number;
  readonly name: string;
  readonly subTypes: readonly AchievementSubType[];
}

/** The sources that rewards are taken from. */
export interface RewardSources {
  readonly items: readonly Item[];
  readonly abilities: readonly Ability[];
  readonly titles: readonly TomeEntry[];
}

/** Every grade of a deed takes ten times as much. */
const GRADES = [10, 100, 1000] as const;

/** The kinds of achievements with their groups, in three grades for every deed. */
export function createAchievements(seed: string, sources: RewardSources): readonly AchievementType[] {
  const random = new Random(`${seed}/achievements`);
  const ids = { subType: 0, achievement: 0, reward: 0 };
  return TYPES.map(({ name, subTypes }, index) => ({
    id: index + 1,
    name,
    subTypes: subTypes.map((words) => subTypeOf(random, words, sources, ids)),
  }));
}

type Ids = Record<'subType' | 'achievement' | 'reward', number>;

const subTypeOf = (
  random: Random,
  { name, description, deeds }: SubTypeWords,
  sources: RewardSources,
  ids: Ids,
): AchievementSubType => ({
  id: (ids.subType += 1),
  name,
  description,
  achievements: deeds.flatMap(({ name: title, deed }) =>
    GRADES.map((count, grade) => ({
      id: (ids.achievement += 1),
      name: `${title} ${'I'.repeat(grade + 1)}`,
      description: deed.replace('#', count.toLocaleString('en')),
      rewards: drawRewards(random, sources, grade, ids),
    })),
  ),
});

/** The first grade often has none, the last one a title besides. */
function drawRewards(random: Random, { items, abilities, titles }: RewardSources, grade: number, ids: Ids) {
  const rewards: Reward[] = [];
  if (grade > 0 || random.chance(0.4)) {
    rewards.push({ id: (ids.reward += 1), item: random.pick(items), autoCreate: random.chance(0.5) });
  }
  if (random.chance(0.15)) rewards.push({ id: (ids.reward += 1), ability: random.pick(abilities) });
  if (grade === GRADES.length - 1) rewards.push({ id: (ids.reward += 1), title: random.pick(titles) });
  return rewards;
}
