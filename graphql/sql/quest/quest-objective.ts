import { batchRead } from '../engine/batch-read.ts';

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
