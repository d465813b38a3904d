import type { Realm as AnyRealm, QuestRepeatableType } from '#graphql/generated/resolvers.ts';
import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import { linkTable, partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Creature, GameObject } from '#graphql/world/creatures/creature.ts';
import type { Item } from '#graphql/world/items/item.ts';
import type { CareerName, Race, Realm } from '#graphql/world/characters/characters.ts';

export interface Reward {
  readonly item: Item;
  readonly count: number;
}

/** A reward for influence: tier 1 to 3, for the players of a realm, or NEUTRAL for all. */
export interface InfluenceReward extends Reward {
  readonly tier: number;
  readonly realm: AnyRealm;
}

export interface Objective {
  readonly description: string;
  /** 0 where there is nothing to count. */
  readonly count: number;
}

/** Levels and ranks of 0 are no limit. `gold` is copper. */
export interface Quest {
  readonly id: number;
  readonly name: string;
  readonly realm: Realm;
  /** Bitmask of QUEST_TYPES. */
  readonly type: number;
  readonly repeatableType: QuestRepeatableType;
  readonly xp: number;
  readonly gold: number;
  readonly choiceCount: number;
  readonly description: string | null;
  readonly journalEntry: string | null;
  readonly objectives: readonly Objective[];
  readonly given: readonly Reward[];
  readonly choices: readonly Reward[];
  readonly races: readonly Race[];
  readonly careers: readonly CareerName[];
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly minRenown: number;
  readonly maxRenown: number;
  /** Seconds after taking it; null for one that never expires. */
  readonly expireTime: number | null;
  /** Seconds until it can be taken again; 0 for what comes once or as often as one likes. */
  readonly repeatableTime: number;
  /** At which it is handed in: creatures or game objects, or none. */
  readonly finishers: Pick<Quest, 'creatures' | 'gameObjects'>;
  /** At which it starts: creatures or game objects, or none. */
  readonly creatures: readonly Creature[];
  readonly gameObjects: readonly GameObject[];
}

/** The quests with their objectives, rewards and starters. */
export const questTables = (quests: readonly Quest[]): WorldTable[] => [
  recordTable('quest', quests, {
    race_restriction: ({ races }) => raceMask(races),
    career_restriction: ({ careers }) => careerMask(careers),
  }),
  partTable('quest_objective', ['quest', quests], ({ objectives }) => objectives),
  recordTable('quest_reward', quests.flatMap(rewardsOf)),
  linkTable('quest_creature', quests, ({ creatures }) => creatures),
  linkTable('quest_game_object', quests, ({ gameObjects }) => gameObjects),
  linkTable('quest_finisher_creature', quests, ({ finishers }) => finishers.creatures),
  linkTable('quest_finisher_game_object', quests, ({ finishers }) => finishers.gameObjects),
];

const rewardsOf = (quest: Quest) =>
  [quest.given, quest.choices].flatMap((rewards, index) =>
    rewards.map((reward, position) => [reward, { quest, isChoice: index === 1, position }]),
  );
