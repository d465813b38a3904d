import type { Ability } from '#graphql/world/characters/abilities.ts';
import type { Item } from '#graphql/world/items/item.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { TomeEntry } from './tome.ts';
import words from '../words/achievements.json' with { type: 'json' };

/** A reward of an achievement: an item, an ability or a title; `autoCreate` for items alone. */
interface Reward {
  readonly item: Item | null;
  readonly ability: Ability | null;
  readonly title: TomeEntry | null;
  readonly autoCreate: boolean | null;
}

/** The sources that rewards are taken from. */
interface RewardSources {
  readonly items: readonly Item[];
  readonly abilities: readonly Ability[];
  readonly titles: readonly TomeEntry[];
}

/** Every grade of a deed takes ten times as much. */
const GRADES = [10, 100, 1000] as const;

const NO_REWARD: Reward = { item: null, ability: null, title: null, autoCreate: null };

/** The first grade often has none, the last one a title besides. */
function drawRewards(random: Random, { items, abilities, titles }: RewardSources, grade: number) {
  const rewards: Partial<Reward>[] = [];
  if (grade > 0 || random.chance(0.4))
    rewards.push({ item: random.pick(items), autoCreate: random.chance(0.5) });
  if (random.chance(0.15)) rewards.push({ ability: random.pick(abilities) });
  if (grade === GRADES.length - 1) rewards.push({ title: random.pick(titles) });
  return rewards;
}

const numbered = <Entry extends object>(entries: readonly Entry[]) =>
  entries.map((entry, index) => ({ id: index + 1, ...entry }));

/** The kinds of achievements with their groups, in three grades for every deed, and their rewards. */
export function achievementTables(seed: string, sources: RewardSources): WorldTable[] {
  const random = new Random(`${seed}/achievements`);
  const types = numbered(words);
  const subTypes = numbered(types.flatMap((type) => type.subTypes.map((subType) => ({ type, ...subType }))));
  const achievements = numbered(
    subTypes.flatMap((subType) =>
      subType.deeds.flatMap(({ name, deed }) =>
        GRADES.map((count, grade) => ({
          subType,
          grade,
          name: `${name} ${'I'.repeat(grade + 1)}`,
          description: deed.replace('#', count.toLocaleString('en')),
        })),
      ),
    ),
  );
  const rewards = achievements.flatMap((achievement) =>
    drawRewards(random, sources, achievement.grade).map((reward) => ({ achievement, reward })),
  );
  return [
    recordTable('achievement_type', 'id name', types),
    recordTable('achievement_sub_type', 'id type_id name description', subTypes),
    recordTable('achievement', 'id sub_type_id name description', achievements),
    recordTable(
      'achievement_reward',
      'id achievement_id item_id ability_id title_id auto_create',
      rewards.map(({ achievement, reward }, index) => [{ id: index + 1, achievement }, reward, NO_REWARD]),
    ),
  ];
}
