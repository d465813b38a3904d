import type { StorylineDetailsFragment, StorylineRowFragment } from '#graphql/generated/documents.ts';
import {
  type JournalActivity,
  type JournalEntry,
  listedActivities,
} from '#lib/game/journal/journal-entry.ts';
import { REWARD_FILTER } from '#lib/url/reward-filter.ts';
import { describeActivity, describeEntry, describeStoryline } from '#lib/seo/describe-journal.ts';

import { INFLUENCE_COLUMNS, influenceRows } from './columns/influence-columns.ts';
import {
  ACTIVITY_COLUMNS,
  ENTRY_COLUMNS,
  numbered,
  STORYLINE_COLUMNS,
  TASK_COLUMNS,
} from './columns/journal-columns.ts';
import { exportTable } from './export-table.ts';
import type { PageExports } from './page-exports.ts';

export const STORYLINES_EXPORTS: PageExports<object, { storylines: readonly StorylineRowFragment[] }> = {
  address: '/storylines',
  title: 'Storylines',
  tables: {
    storylines: exportTable('Storylines', STORYLINE_COLUMNS, async ({ part }) => ({
      rows: await part('storylines'),
    })),
  },
  parts: ['storylines'],
};

export const STORYLINE_EXPORTS: PageExports<StorylineDetailsFragment, object> = {
  address: '/storylines/{id}',
  title: 'A storyline',
  describe: ({ record }) => describeStoryline(record),
  tables: {
    entries: exportTable('Entries', ENTRY_COLUMNS, ({ record }) => ({ rows: numbered(record.entries) })),
  },
  parts: [],
};

export const JOURNAL_ENTRY_EXPORTS: PageExports<JournalEntry, object> = {
  address: '/storylines/{id}/{entryId}',
  title: 'An entry of a storyline',
  describe: ({ record }) => describeEntry(record),
  filter: REWARD_FILTER,
  tables: {
    activities: exportTable('Activities', ACTIVITY_COLUMNS, ({ record }) => ({
      rows: numbered(listedActivities(record)),
    })),
    rewards: exportTable('Influence rewards', INFLUENCE_COLUMNS, ({ record, query }) => ({
      rows: influenceRows(record.influenceRewards, query),
    })),
  },
  parts: [],
};

interface Activity {
  readonly entry: JournalEntry;
  readonly activity: JournalActivity;
}

export const JOURNAL_ACTIVITY_EXPORTS: PageExports<Activity, object> = {
  address: '/storylines/{id}/{entryId}/{activityId}',
  title: 'An activity of an entry',
  describe: ({ record: { activity, entry } }) => describeActivity(activity, entry),
  tables: {
    tasks: exportTable('Tasks', TASK_COLUMNS, ({ record: { activity } }) => ({
      rows: numbered(activity.tasks),
    })),
  },
  parts: [],
};
