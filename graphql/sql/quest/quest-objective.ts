import { batchRead } from '../engine/batch-read.ts';

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
