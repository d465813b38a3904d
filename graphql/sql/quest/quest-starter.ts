import { batchRead } from '../engine/batch-read.ts';
import { questFields, type QuestRecord } from './quest.ts';

/** Reads the givers of many quests at once, by id. */
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

/** Quests that many creatures take back at once, by id. */
export const questsFinishedAtCreatures = batchRead(
  'finisherId',
  (sql, creatureIds) => sql<(QuestRecord & { finisherId: number })[]>`
    /* questsFinishedAtCreatures */
    select finisher.creature_id as "finisherId", ${questFields(sql)}
    from quest_finisher_creature finisher
    join quest on quest.id = finisher.quest_id
    where finisher.creature_id = any(${creatureIds}::bigint[])
    order by finisher.creature_id, quest.id`,
);

/** Quests that are handed in at many game objects at once, by id. */
export const questsFinishedAtGameObjects = batchRead(
  'finisherId',
  (sql, objectIds) => sql<(QuestRecord & { finisherId: number })[]>`
    /* questsFinishedAtGameObjects */
    select finisher.game_object_id as "finisherId", ${questFields(sql)}
    from quest_finisher_game_object finisher
    join quest on quest.id = finisher.quest_id
    where finisher.game_object_id = any(${objectIds}::bigint[])
    order by finisher.game_object_id, quest.id`,
);
