import { batchRead } from '../engine/batch-read.ts';
import { statementName } from '../engine/connection/statement-name.ts';
import { questFields, type QuestRecord } from './quest.ts';

/** The fields of a quest that say where it starts and ends. */
export type QuestPlace =
  'starterCreatures' | 'starterGameObjects' | 'finisherCreatures' | 'finisherGameObjects';

/** Reads where many quests start and end at once, those of each field by id. */
export const placesOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<{ questId: number; field: QuestPlace; placeId: number }[]>`
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

/** Quests that start or end at many places at once, by the id of the place. */
const questsAt = (name: string, table: string, place: 'creature_id' | 'game_object_id') =>
  batchRead(
    'placeId',
    (sql, ids) => sql<(QuestRecord & { placeId: number })[]>`
      ${statementName(sql, name)}
      select place.${sql(place)} as "placeId", ${questFields(sql)}
      from ${sql(table)} place
      join quest on quest.id = place.quest_id
      where place.${sql(place)} = any(${ids}::bigint[])
      order by place.${sql(place)}, quest.id`,
  );

export const questsOfCreatures = questsAt('questsOfCreatures', 'quest_creature', 'creature_id');
export const questsOfGameObjects = questsAt('questsOfGameObjects', 'quest_game_object', 'game_object_id');
export const questsFinishedAtCreatures = questsAt(
  'questsFinishedAtCreatures',
  'quest_finisher_creature',
  'creature_id',
);
export const questsFinishedAtGameObjects = questsAt(
  'questsFinishedAtGameObjects',
  'quest_finisher_game_object',
  'game_object_id',
);

export type QuestRewardRecord = { itemId: number; count: number };

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

/** Objectives of many quests at once, in their order. */
export const objectivesOfQuests = batchRead(
  'questId',
  (sql, questIds) => sql<{ questId: number; description: string; count: number }[]>`
    /* objectivesOfQuests */
    select quest_id as "questId", description, count
    from quest_objective
    where quest_id = any(${questIds}::bigint[])
    order by quest_id, position`,
);
