import type { StorylineDetailsFragment, StorylineRowFragment } from '#graphql/generated/documents.ts';
import {
  type JournalActivity,
  type JournalEntry,
  summariseStoryline,
} from '#lib/game/journal/journal-entry.ts';
import {
  activityKind,
  activityName,
  entryName,
  storylineName,
  taskName,
} from '#lib/game/journal/journal-name.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { columnsOf } from '../export-table.ts';
import { textCell } from './cells.ts';
import about from './journal-columns.json' with { type: 'json' };

export const STORYLINE_COLUMNS = columnsOf<StorylineRowFragment>()(about.storyline, {
  name: storylineName,
  summary: ({ summary }) => textCell(summary),
  zoneId: ({ entries }) => summariseStoryline(entries).zone?.id ?? null,
  zoneName: ({ entries }) => summariseStoryline(entries).zone?.name ?? null,
  rvrEntries: ({ entries }) => summariseStoryline(entries).rvrEntries,
});

/** A row and its place among the others, from 1. */
interface Placed<Row> {
  readonly number: number;
  readonly row: Row;
}

/** Rows with the numbers that they have on the page, from 1. */
export const numbered = <Row>(rows: readonly Row[]): readonly Placed<Row>[] =>
  rows.map((row, index) => ({ number: index + 1, row }));

export const ENTRY_COLUMNS = columnsOf<Placed<StorylineDetailsFragment['entries'][number]>>()(about.entry, {
  name: ({ row }) => entryName(row),
  npcName: ({ row }) => textCell(row.npcName),
  zoneName: ({ row: { zone } }) => zone && zoneLabel(zone),
});

export const ACTIVITY_COLUMNS = columnsOf<Placed<JournalActivity>>()(about.activity, {
  name: ({ row }) => activityName(row),
  type: ({ row }) => textCell(row.activityType),
  typeName: ({ row }) => textCell(activityKind(row.activityType)),
});

export const TASK_COLUMNS = columnsOf<Placed<JournalActivity['tasks'][number]>>()(about.task, {
  name: ({ row }) => taskName(row),
});

interface EntryTask extends Placed<JournalActivity['tasks'][number]> {
  readonly activityId: string;
}

export const ENTRY_TASK_COLUMNS = columnsOf<EntryTask>()(about.entryTask, { task: TASK_COLUMNS });

/** The tasks of all activities of an entry, those without a name too. */
export const entryTasks = ({ activities }: Pick<JournalEntry, 'activities'>): readonly EntryTask[] =>
  activities.flatMap(({ id, tasks }) =>
    tasks.map((row, index) => ({ activityId: id, number: index + 1, row })),
  );
