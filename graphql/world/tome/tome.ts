import type { Realm, TomeHelpType, TomeOfKnowledgeSection } from '#graphql/generated/resolvers.ts';
import type { Creature } from '#graphql/world/creatures/creature.ts';
import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';
import writtenPages from './pages.json' with { type: 'json' };
import type { Ability } from '#graphql/world/characters/abilities.ts';
import type { Item } from '#graphql/world/items/item.ts';
import words from '../words/achievements.json' with { type: 'json' };

/** A page of the Tome of Knowledge. */
export interface TomeEntry {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly realm: Realm;
  /** Experience for unlocking it. */
  readonly xp: number;
  readonly section: TomeOfKnowledgeSection | null;
  readonly helpType: TomeHelpType;
}

type Page = Pick<TomeEntry, 'name' | 'description' | 'section'> &
  Partial<Pick<TomeEntry, 'realm' | 'helpType'>>;

const FIRST_ID = 100;
const BEASTS = 60;

/** Pages about creatures, zones, history, titles and help; ids ascend section by section. */
export function createTome(seed: string, creatures: readonly Creature[]): readonly TomeEntry[] {
  const random = new Random(`${seed}/tome`);
  const pages: Page[] = [...bestiary(creatures), ...zoneMaps(), ...(writtenPages as readonly Page[])];
  return pages.map(({ name, description, section, realm = 'NEUTRAL', helpType = 'NONE' }, index) => {
    const xp = section === 'HELP' ? 0 : random.int(1, 20) * 50;
    return { id: FIRST_ID + index, name, description, realm, xp, section, helpType };
  });
}

/** Creatures that stand somewhere, one page each. */
const bestiary = (creatures: readonly Creature[]): Page[] =>
  creatures
    .filter(({ spawns, trade }) => spawns.length > 0 && trade === null)
    .slice(0, BEASTS)
    .map(({ name, spawns }) => ({
      name,
      description: `${name} has been seen in ${spawns[0]?.zone.name ?? 'many places'}. Keep your distance.`,
      section: 'BESTIARY',
    }));

const zoneMaps = (): Page[] =>
  ZONES.filter(({ kind, corners }) => kind === 'open-world' && corners !== null).map(({ name }) => ({
    name,
    description: `The map of ${name}, as far as anybody has walked it.`,
    section: 'ZONE_MAPS',
  }));

export const tomeTable = (entries: readonly TomeEntry[]): WorldTable => recordTable('tome_entry', entries);

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
    recordTable('achievement_type', types),
    recordTable('achievement_sub_type', subTypes),
    recordTable('achievement', achievements),
    recordTable(
      'achievement_reward',
      rewards.map(({ achievement, reward }, index) => [{ id: index + 1, achievement }, reward, NO_REWARD]),
    ),
  ];
}
