import { batchRead } from '../engine/batch-read.ts';
import { questFields, type QuestRecord } from './quest.ts';

export type QuestRewardRecord = { itemId: number; count: number };

type QuestObjectiveRecord = { questId: number; description: string; count: number };

/** Objectives of many quests at once, in their order. */
export const objectivesOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<QuestObjectiveRecord[]>`
    /* objectivesOfQuests */
    select quest_id as "questId", description, count
    from quest_objective
    where quest_id = any(${questIds}::bigint[])
    order by quest_id, position`,
);

/** Rewards of many quests at once, in their order: those given and those to choose from. */
export const rewardsOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<(QuestRewardRecord & { questId: number; isChoice: boolean })[]>`
    /* rewardsOfQuests */
    select quest_id as "questId", is_choice as "isChoice", item_id as "itemId", count
    from quest_reward
    where quest_id = any(${questIds}::bigint[])
    order by quest_id, is_choice, position`,
);

/** Who gives many quests at once, by id. */
export const startersOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<{ questId: number; creatureId: number }[]>`
    /* startersOfQuests */
    select quest_id as "questId", creature_id as "creatureId"
    from quest_creature
    where quest_id = any(${questIds}::bigint[])
    order by quest_id, creature_id`,
);

/** Quests that many creatures give at once, by id. */
export const questsOfCreatures = batchRead(
  'starterId',
  (sql, creatureIds) => sql<(QuestRecord & { starterId: number })[]>`
    /* questsOfCreatures */
    select quest_creature.creature_id as "starterId", ${questFields(sql)}
    from quest_creature
    join quest on quest.id = quest_creature.quest_id
    where quest_creature.creature_id = any(${creatureIds}::bigint[])
    order by quest_creature.creature_id, quest.id`,
);

/** Quests that start at many game objects at once, by id. */
export const questsOfGameObjects = batchRead(
  'starterId',
  (sql, objectIds) => sql<(QuestRecord & { starterId: number })[]>`
    /* questsOfGameObjects */
    select quest_game_object.game_object_id as "starterId", ${questFields(sql)}
    from quest_game_object
    join quest on quest.id = quest_game_object.quest_id
    where quest_game_object.game_object_id = any(${objectIds}::bigint[])
    order by quest_game_object.game_object_id, quest.id`,
);
