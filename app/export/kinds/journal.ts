import * as documents from '#graphql/generated/documents.ts';
import { JOURNAL_ACTIVITY, JOURNAL_ENTRY, listStorylines, STORYLINE } from '#lib/data/catalogue/journal.ts';
import { textCell } from '#lib/exports/columns/cells.ts';
import about from '#lib/exports/columns/journal-columns.json' with { type: 'json' };
import { columnsOf } from '#lib/exports/export-columns.ts';
import { INFLUENCE_COLUMNS, influenceRows } from '#lib/exports/columns/quest-columns.ts';
import { type ExportList, listExports, pageExports, withTables } from '#lib/exports/page-exports.ts';
import { changed, list, nullable, object, type Shape, TEXT } from '#lib/exports/shapes/shape.ts';
import * as journal from '#lib/game/journal/journal-entry.ts';
import * as names from '#lib/game/journal/journal-name.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
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

type Task = journal.JournalActivity['tasks'][number];

const TASK_COLUMNS = columnsOf<{ readonly number: number; readonly row: Task }>()(about.task, {
  name: ({ row }) => names.taskName(row),
});

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
    storylines: table('Storylines', 'storylines').columns(about.storyline, {
      name: names.storylineName,
      zoneId: ({ entries }) => journal.summariseStoryline(entries).zone?.id ?? null,
      zoneName: ({ entries }) => journal.summariseStoryline(entries).zone?.name ?? null,
      rvrEntries: ({ entries }) => journal.summariseStoryline(entries).rvrEntries,
    }),
  }),
});

export const STORYLINE_EXPORTS = pageExports('/storylines/{id}', 'A storyline', {
  source: STORYLINE,
  record: documents.StorylineDetailsFragmentDoc,
  tables: (table) => ({
    entries: table('Entries', ({ record }) => numbered(record.entries)).columns(about.entry, {
      name: ({ row }) => names.entryName(row),
      zoneName: ({ row: { zone } }) => zone && zoneLabel(zone),
    }),
  }),
  preview: ({ record }) => previewOfStoryline(record),
});

export const JOURNAL_ENTRY_EXPORTS = pageExports('/storylines/{id}/{entryId}', 'An entry of a storyline', {
  filter: REWARD_FILTER,
  source: JOURNAL_ENTRY,
  record: ENTRY,
  tables: (table) => ({
    activities: table('Activities', ({ record }) => numbered(journal.listedActivities(record))).columns(
      about.activity,
      {
        name: ({ row }) => names.activityName(row),
        typeName: ({ row }) => textCell(names.activityKind(row.activityType)),
      },
    ),
    tasks: table('Tasks', ({ record }) => entryTasks(record)).columns(about.entryTask, {
      task: TASK_COLUMNS,
    }),
    rewards: table('Influence rewards', ({ record, query }) =>
      influenceRows(record.influenceRewards, query),
    ).columns(INFLUENCE_COLUMNS),
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
      tasks: table('Tasks', ({ record: { activity } }) => numbered(activity.tasks)).columns(TASK_COLUMNS),
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
