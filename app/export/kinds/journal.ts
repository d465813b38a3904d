import * as documents from '#graphql/generated/documents.ts';
import { JOURNAL_ACTIVITY, JOURNAL_ENTRY, listStorylines, STORYLINE } from '#lib/data/catalogue/journal.ts';
import {
  ENTRY_TASK_COLUMNS,
  JOURNAL_ACTIVITY_COLUMNS,
  JOURNAL_ENTRY_COLUMNS,
  STORYLINE_COLUMNS,
  TASK_COLUMNS,
} from '#lib/exports/columns/journal-columns.ts';
import { INFLUENCE_COLUMNS } from '#lib/exports/columns/quest-columns.ts';
import { influenceRows } from '#lib/exports/columns/quest-columns.ts';
import { type ExportList, listExports, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { changed, list, nullable, object, type Shape, TEXT } from '#lib/exports/shapes/shape.ts';
import * as journal from '#lib/game/journal/journal-entry.ts';
import {
  previewOfActivity,
  previewOfEntry,
  previewOfStoryline,
} from '#lib/preview/kinds/preview-of-journal.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

const CLEAN_TEXT = object({ html: TEXT, plain: TEXT });

const ACTIVITY: Shape<journal.JournalActivity> = changed(documents.JournalActivityFragmentDoc, {
  text: nullable(CLEAN_TEXT),
});

const ENTRY: Shape<journal.JournalEntry> = changed(documents.JournalEntryDetailsFragmentDoc, {
  text: nullable(CLEAN_TEXT),
  activities: list(ACTIVITY),
});

/** Rows with the numbers that they have on the page, from 1. */
const numbered = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ number: index + 1, row }));

/** The tasks of all activities of an entry, those without a name too. */
const entryTasks = ({ activities }: Pick<journal.JournalEntry, 'activities'>) =>
  activities.flatMap(({ id, tasks }) =>
    numbered(tasks).map(({ number, row }) => ({ activityId: id, number, row })),
  );

export const STORYLINES_EXPORTS = listExports('/storylines', 'Storylines', {
  parts: (part) => ({
    storylines: part(listStorylines).json(list(documents.StorylineRowFragmentDoc)),
  }),
  tables: (table) => ({
    storylines: table('Storylines', ({ part }) => part('storylines'), STORYLINE_COLUMNS),
  }),
});

export const STORYLINE_EXPORTS = pageExports('/storylines/{id}', 'A storyline', {
  source: STORYLINE,
  record: documents.StorylineDetailsFragmentDoc,
  tables: (table) => ({
    entries: table('Entries', ({ record }) => numbered(record.entries), JOURNAL_ENTRY_COLUMNS),
  }),
  preview: ({ record }) => previewOfStoryline(record),
});

export const JOURNAL_ENTRY_EXPORTS = pageExports('/storylines/{id}/{entryId}', 'An entry of a storyline', {
  filter: REWARD_FILTER,
  source: JOURNAL_ENTRY,
  record: ENTRY,
  tables: (table) => ({
    activities: table(
      'Activities',
      ({ record }) => numbered(journal.listedActivities(record)),
      JOURNAL_ACTIVITY_COLUMNS,
    ),
    tasks: table('Tasks', ({ record }) => entryTasks(record), ENTRY_TASK_COLUMNS),
    rewards: table(
      'Influence rewards',
      ({ record, query }) => influenceRows(record.influenceRewards, query),
      INFLUENCE_COLUMNS,
    ),
  }),
  preview: ({ record }) => previewOfEntry(record),
});

/** Returns the exports that an entry's page links to: the tables that have rows. */
export const shownEntryExports = (entry: journal.JournalEntry): ExportList =>
  withTables(JOURNAL_ENTRY_EXPORTS, {
    activities: journal.listedActivities(entry).length > 0,
    tasks: entryTasks(entry).length > 0,
    rewards: entry.influenceRewards.length > 0,
  });

const JOURNAL_ACTIVITY_EXPORTS = pageExports(
  '/storylines/{id}/{entryId}/{activityId}',
  'An activity of an entry',
  {
    source: JOURNAL_ACTIVITY,
    record: object({ entry: ENTRY, activity: ACTIVITY }),
    tables: (table) => ({
      tasks: table('Tasks', ({ record: { activity } }) => numbered(activity.tasks), TASK_COLUMNS),
    }),
    preview: ({ record: { activity, entry } }) => previewOfActivity(activity, entry),
  },
);

/** Returns the exports that an activity's page links to: its tasks where it has any. */
export const shownActivityExports = ({ tasks }: journal.JournalActivity): ExportList =>
  withTables(JOURNAL_ACTIVITY_EXPORTS, { tasks: tasks.length > 0 });

export const JOURNAL_KINDS = [
  STORYLINES_EXPORTS,
  STORYLINE_EXPORTS,
  JOURNAL_ENTRY_EXPORTS,
  JOURNAL_ACTIVITY_EXPORTS,
];
