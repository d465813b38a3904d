import {
  JournalActivityFragmentDoc,
  JournalEntryDetailsFragmentDoc,
  type StorylineDetailsFragment,
  StorylineDetailsFragmentDoc,
  type StorylineRowFragment,
  StorylineRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { CleanText } from '#lib/format/clean-text.ts';
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
import { REWARD_FILTER } from '#lib/url/filter/reward-filter.ts';

import { INFLUENCE_COLUMNS, influenceRows } from '../columns/influence-columns.ts';
import {
  ACTIVITY_COLUMNS,
  ENTRY_COLUMNS,
  ENTRY_TASK_COLUMNS,
  entryTasks,
  numbered,
  STORYLINE_COLUMNS,
  TASK_COLUMNS,
} from '../columns/journal-columns.ts';
import { allRows, exportTable } from '../export-table.ts';
import { type ExportList, type PageExports, withTables } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { changed, list, NOTHING, nullable, object, TEXT, type Shape } from '../shapes/shape.ts';

const CLEAN_TEXT: Shape<CleanText> = object({ html: TEXT, plain: TEXT });

const ACTIVITY: Shape<JournalActivity> = changed(fragment(JournalActivityFragmentDoc), {
  text: nullable(CLEAN_TEXT),
});

const ENTRY: Shape<JournalEntry> = changed(fragment(JournalEntryDetailsFragmentDoc), {
  text: nullable(CLEAN_TEXT),
  activities: list(ACTIVITY),
});

export const STORYLINES_EXPORTS: PageExports<object, { storylines: readonly StorylineRowFragment[] }> = {
  address: '/storylines',
  title: 'Storylines',
  tables: {
    storylines: exportTable('Storylines', STORYLINE_COLUMNS, async ({ part }) =>
      allRows(await part('storylines')),
    ),
  },
  record: NOTHING,
  parts: { storylines: list(fragment(StorylineRowFragmentDoc)) },
};

export const STORYLINE_EXPORTS: PageExports<StorylineDetailsFragment, object> = {
  address: '/storylines/{id}',
  title: 'A storyline',
  tables: {
    entries: exportTable('Entries', ENTRY_COLUMNS, ({ record }) => allRows(numbered(record.entries))),
  },
  record: fragment(StorylineDetailsFragmentDoc),
  parts: {},
  preview: ({ record }) => previewOfStoryline(record),
};

export const JOURNAL_ENTRY_EXPORTS: PageExports<JournalEntry, object> = {
  address: '/storylines/{id}/{entryId}',
  title: 'An entry of a storyline',
  filter: REWARD_FILTER,
  tables: {
    activities: exportTable('Activities', ACTIVITY_COLUMNS, ({ record }) =>
      allRows(numbered(listedActivities(record))),
    ),
    tasks: exportTable('Tasks', ENTRY_TASK_COLUMNS, ({ record }) => allRows(entryTasks(record))),
    rewards: exportTable('Influence rewards', INFLUENCE_COLUMNS, ({ record, query }) =>
      allRows(influenceRows(record.influenceRewards, query)),
    ),
  },
  record: ENTRY,
  parts: {},
  preview: ({ record }) => previewOfEntry(record),
};

/** Returns the exports that an entry's page links to: the tables that have rows. */
export const shownEntryExports = (entry: JournalEntry): ExportList =>
  withTables(JOURNAL_ENTRY_EXPORTS, {
    activities: listedActivities(entry).length > 0,
    tasks: entryTasks(entry).length > 0,
    rewards: entry.influenceRewards.length > 0,
  });

interface Activity {
  readonly entry: JournalEntry;
  readonly activity: JournalActivity;
}

export const JOURNAL_ACTIVITY_EXPORTS: PageExports<Activity, object> = {
  address: '/storylines/{id}/{entryId}/{activityId}',
  title: 'An activity of an entry',
  tables: {
    tasks: exportTable('Tasks', TASK_COLUMNS, ({ record: { activity } }) =>
      allRows(numbered(activity.tasks)),
    ),
  },
  record: object({ entry: ENTRY, activity: ACTIVITY }),
  parts: {},
  preview: ({ record: { activity, entry } }) => previewOfActivity(activity, entry),
};

/** Returns the exports that an activity's page links to: its tasks where it has any. */
export const shownActivityExports = ({ tasks }: JournalActivity): ExportList =>
  withTables(JOURNAL_ACTIVITY_EXPORTS, { tasks: tasks.length > 0 });
