import { chaptersById, rewardsOfChapters } from '../sql/chapter/chapter.ts';
import type { Database } from '../sql/engine/database.ts';
import {
  objectivesOfQuests,
  questCountsOfItems,
  questsOfCreatures,
  questsOfGameObjects,
  rewardsOfQuests,
  startersOfQuests,
} from '../sql/quest/quest-part.ts';
import { questsById } from '../sql/quest/quest.ts';
import { activitiesOfEntries, tasksOfActivities } from '../sql/war-journal/war-journal-activity.ts';
import { entriesOfStorylines, journalEntriesById, storylinesById } from '../sql/war-journal/war-journal.ts';
import { many, one } from './batch-loader.ts';

/** What quests, chapters and the war journal refer to, and who refers to them. */
export const createLoreLoaders = (sql: Database) => ({
  quest: one(
    (ids: readonly number[]) => questsById(sql, ids),
    ({ id }) => id,
  ),
  questObjectives: many(
    (ids: readonly number[]) => objectivesOfQuests(sql, ids),
    ({ questId }) => questId,
  ),
  questRewards: many(
    (ids: readonly number[]) => rewardsOfQuests(sql, ids),
    ({ questId }) => questId,
  ),
  questStarters: many(
    (ids: readonly number[]) => startersOfQuests(sql, ids),
    ({ questId }) => questId,
  ),
  questsOfCreature: many(
    (ids: readonly number[]) => questsOfCreatures(sql, ids),
    ({ starterId }) => starterId,
  ),
  questsOfGameObject: many(
    (ids: readonly number[]) => questsOfGameObjects(sql, ids),
    ({ starterId }) => starterId,
  ),
  questCountOfItem: one(
    (ids: readonly number[]) => questCountsOfItems(sql, ids),
    ({ itemId }) => itemId,
  ),
  chapter: one(
    (ids: readonly number[]) => chaptersById(sql, ids),
    ({ id }) => id,
  ),
  chapterRewards: many(
    (ids: readonly number[]) => rewardsOfChapters(sql, ids),
    ({ chapterId }) => chapterId,
  ),
  storyline: one(
    (ids: readonly number[]) => storylinesById(sql, ids),
    ({ id }) => id,
  ),
  journalEntry: one(
    (ids: readonly number[]) => journalEntriesById(sql, ids),
    ({ id }) => id,
  ),
  journalEntries: many(
    (ids: readonly number[]) => entriesOfStorylines(sql, ids),
    ({ storylineId }) => storylineId,
  ),
  journalActivities: many(
    (ids: readonly number[]) => activitiesOfEntries(sql, ids),
    ({ entryId }) => entryId,
  ),
  journalTasks: many(
    (ids: readonly number[]) => tasksOfActivities(sql, ids),
    ({ activityId }) => activityId,
  ),
});
