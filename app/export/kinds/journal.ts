import * as documents from '#graphql/generated/documents.ts';
import { JOURNAL_ACTIVITY, JOURNAL_ENTRY, listStorylines, STORYLINE } from '#lib/data/catalogue/journal.ts';
import * as columns from '#lib/exports/columns/journal-columns.ts';
import { INFLUENCE_COLUMNS, influenceRows } from '#lib/exports/columns/quest-columns.ts';
import { type ExportList, NO_RECORD, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { changed, list, nullable, object, type Shape, TEXT } from '#lib/exports/shapes/shape.ts';
import {
  type JournalActivity,
  type JournalEntry,
  listedActivities,
} from '#lib/game/journal/journal-entry.ts';
import {
  previewOfActivity,
  previewOfEntry,
  previewOfStoryline,
} from '#lib/preview/kinds/preview-of-journal.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

const CLEAN_TEXT = object({ html: TEXT, plain: TEXT });

const ACTIVITY: Shape<JournalActivity> = changed(fragment(documents.JournalActivityFragmentDoc), {
  text: nullable(CLEAN_TEXT),
});

const ENTRY: Shape<JournalEntry> = changed(fragment(documents.JournalEntryDetailsFragmentDoc), {
  text: nullable(CLEAN_TEXT),
  activities: list(ACTIVITY),
});

export const STORYLINES_EXPORTS = pageExports('/storylines', 'Storylines', {
  ...NO_RECORD,
  load: () => ({ storylines: listStorylines }),
  parts: { storylines: list(fragment(documents.StorylineRowFragmentDoc)) },
  tables: (table) => ({
    storylines: table('Storylines', columns.STORYLINE_COLUMNS, 'storylines'),
  }),
});

export const STORYLINE_EXPORTS = pageExports('/storylines/{id}', 'A storyline', {
  source: STORYLINE,
  record: fragment(documents.StorylineDetailsFragmentDoc),
  tables: (table) => ({
    entries: table('Entries', columns.ENTRY_COLUMNS, ({ record }) => columns.numbered(record.entries)),
  }),
  preview: ({ record }) => previewOfStoryline(record),
});

export const JOURNAL_ENTRY_EXPORTS = pageExports('/storylines/{id}/{entryId}', 'An entry of a storyline', {
  filter: REWARD_FILTER,
  source: JOURNAL_ENTRY,
  record: ENTRY,
  tables: (table) => ({
    activities: table('Activities', columns.ACTIVITY_COLUMNS, ({ record }) =>
      columns.numbered(listedActivities(record)),
    ),
    tasks: table('Tasks', columns.ENTRY_TASK_COLUMNS, ({ record }) => columns.entryTasks(record)),
    rewards: table('Influence rewards', INFLUENCE_COLUMNS, ({ record, query }) =>
      influenceRows(record.influenceRewards, query),
    ),
  }),
  preview: ({ record }) => previewOfEntry(record),
});

/** Returns the exports that an entry's page links to: the tables that have rows. */
export const shownEntryExports = (entry: JournalEntry): ExportList =>
  withTables(JOURNAL_ENTRY_EXPORTS, {
    activities: listedActivities(entry).length > 0,
    tasks: columns.entryTasks(entry).length > 0,
    rewards: entry.influenceRewards.length > 0,
  });

const JOURNAL_ACTIVITY_EXPORTS = pageExports(
  '/storylines/{id}/{entryId}/{activityId}',
  'An activity of an entry',
  {
    source: JOURNAL_ACTIVITY,
    record: object({ entry: ENTRY, activity: ACTIVITY }),
    tables: (table) => ({
      tasks: table('Tasks', columns.TASK_COLUMNS, ({ record: { activity } }) =>
        columns.numbered(activity.tasks),
      ),
    }),
    preview: ({ record: { activity, entry } }) => previewOfActivity(activity, entry),
  },
);

/** Returns the exports that an activity's page links to: its tasks where it has any. */
export const shownActivityExports = ({ tasks }: JournalActivity): ExportList =>
  withTables(JOURNAL_ACTIVITY_EXPORTS, { tasks: tasks.length > 0 });

export const JOURNAL_KINDS = [
  STORYLINES_EXPORTS,
  STORYLINE_EXPORTS,
  JOURNAL_ENTRY_EXPORTS,
  JOURNAL_ACTIVITY_EXPORTS,
];
