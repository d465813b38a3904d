import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import { questFields, type QuestRecord } from './quest.ts';

export type QuestRewardRecord = { itemId: number; count: number };

type QuestObjectiveRecord = { questId: number; description: string; count: number };

/** Objectives of many quests at once, in their order. */
export const objectivesOfQuests = (sql: Database, questIds: readonly number[]) => sql<QuestObjectiveRecord[]>`
  /* objectivesOfQuests */
  select quest_id as "questId", description, count
  from quest_objective
  where quest_id = any(${arrayLiteral(questIds)}::bigint[])
  order by quest_id, position`;

/** Rewards of many quests at once, in their order: those given and those to choose from. */
export const rewardsOfQuests = (sql: Database, questIds: readonly number[]) => sql<
  (QuestRewardRecord & { questId: number; isChoice: boolean })[]
>`
  /* rewardsOfQuests */
  select quest_id as "questId", is_choice as "isChoice", item_id as "itemId", count
  from quest_reward
  where quest_id = any(${arrayLiteral(questIds)}::bigint[])
  order by quest_id, is_choice, position`;

/** Who gives many quests at once, by id. */
export const startersOfQuests = (sql: Database, questIds: readonly number[]) => sql<
  { questId: number; creatureId: number }[]
>`
  /* startersOfQuests */
  select quest_id as "questId", creature_id as "creatureId"
  from quest_creature
  where quest_id = any(${arrayLiteral(questIds)}::bigint[])
  order by quest_id, creature_id`;

/** Quests that many creatures give at once, by id. */
export const questsOfCreatures = (sql: Database, creatureIds: readonly number[]) => sql<
  (QuestRecord & { starterId: number })[]
>`
  /* questsOfCreatures */
  select quest_creature.creature_id as "starterId", ${questFields(sql)}
  from quest_creature
  join quest on quest.id = quest_creature.quest_id
  where quest_creature.creature_id = any(${arrayLiteral(creatureIds)}::bigint[])
  order by quest_creature.creature_id, quest.id`;

/** Quests that start at many game objects at once, by id. */
export const questsOfGameObjects = (sql: Database, objectIds: readonly number[]) => sql<
  (QuestRecord & { starterId: number })[]
>`
  /* questsOfGameObjects */
  select quest_game_object.game_object_id as "starterId", ${questFields(sql)}
  from quest_game_object
  join quest on quest.id = quest_game_object.quest_id
  where quest_game_object.game_object_id = any(${arrayLiteral(objectIds)}::bigint[])
  order by quest_game_object.game_object_id, quest.id`;

/** How many quests reward each of many items; an item that none does has no row. */
export const questCountsOfItems = (sql: Database, itemIds: readonly number[]) => sql<
  { itemId: number; count: number }[]
>`
  /* questCountsOfItems */
  select item_id as "itemId", count(distinct quest_id)::integer as count
  from quest_reward
  where item_id = any(${arrayLiteral(itemIds)}::bigint[])
  group by item_id`;
