import { batchRead } from '../engine/batch-read.ts';
import { questFields, type QuestRecord } from './quest.ts';

/** The fields of a quest that say where it starts and ends. */
export type QuestPlace =
  'starterCreatures' | 'starterGameObjects' | 'finisherCreatures' | 'finisherGameObjects';

type QuestPlaceRecord = { questId: number; field: QuestPlace; placeId: number };

/** Reads where many quests start and end at once, those of each field by id. */
export const placesOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<QuestPlaceRecord[]>`
    /* placesOfQuests */
    select quest_id as "questId", field, place_id as "placeId"
    from (
      select quest_id, 'starterCreatures' as field, creature_id as place_id from quest_creature
      union all select quest_id, 'starterGameObjects', game_object_id from quest_game_object
      union all select quest_id, 'finisherCreatures', creature_id from quest_finisher_creature
      union all select quest_id, 'finisherGameObjects', game_object_id from quest_finisher_game_object
    ) place
    where quest_id = any(${questIds}::bigint[])
    order by quest_id, field, place_id`,
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
