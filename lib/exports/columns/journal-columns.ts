import type { StorylineDetailsFragment, StorylineRowFragment } from '#graphql/generated/documents.ts';
import type { JournalActivity, JournalEntry } from '#lib/game/journal/journal-entry.ts';
import {
  activityKind,
  activityName,
  entryName,
  storylineName,
  taskName,
} from '#lib/game/journal/journal-name.ts';
import { summariseStoryline } from '#lib/game/journal/storyline-summary.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { textCell } from './cells.ts';

interface Zoned {
  readonly zone: { readonly id: string; readonly name: string | null } | null;
}

const ZONE_COLUMNS: readonly ExportColumn<Zoned>[] = [
  column('zoneId', 'Id of its zone', ({ zone }) => zone?.id ?? null),
  column('zoneName', 'Name of the zone', ({ zone }) => zone && zoneLabel(zone)),
];

export const STORYLINE_COLUMNS: readonly ExportColumn<StorylineRowFragment>[] = [
  column('id', 'Id of the storyline', ({ id }) => id),
  column('name', 'Its name', (storyline) => storylineName(storyline)),
  column('summary', 'What it is about', ({ summary }) => textCell(summary)),
  column(
    'zoneId',
    'Id of the zone that most of its entries are about',
    ({ entries }) => summariseStoryline(entries).zone?.id ?? null,
  ),
  column('zoneName', 'Name of the zone', ({ entries }) => summariseStoryline(entries).zone?.name ?? null),
  column('entries', 'How many entries it has', ({ entries }) => entries.length),
  column(
    'rvrEntries',
    'How many of them are about realm versus realm',
    ({ entries }) => summariseStoryline(entries).rvrEntries,
  ),
];

/** A row and its place among the others, from 1. */
interface Placed<Row> {
  readonly number: number;
  readonly row: Row;
}

/** Rows with the numbers that they have on the page, from 1. */
export const numbered = <Row>(rows: readonly Row[]): readonly Placed<Row>[] =>
  rows.map((row, index) => ({ number: index + 1, row }));

type Entry = StorylineDetailsFragment['entries'][number];

export const ENTRY_COLUMNS: readonly ExportColumn<Placed<Entry>>[] = [
  column('number', 'Its place in the storyline, from 1', ({ number }) => number),
  column('id', 'Id of the entry', ({ row }) => row.id),
  column('name', 'Its name', ({ row }) => entryName(row)),
  column('npcName', 'Who tells it', ({ row }) => textCell(row.npcName)),
  column('isRvR', 'Whether it is about realm versus realm', ({ row }) => row.isRvR),
  ...partColumns(({ row }: Placed<Entry>) => row, ZONE_COLUMNS),
];

export const ACTIVITY_COLUMNS: readonly ExportColumn<Placed<JournalActivity>>[] = [
  column('number', 'Its place in the entry, from 1', ({ number }) => number),
  column('id', 'Id of the activity', ({ row }) => row.id),
  column('name', 'Its name', ({ row }) => activityName(row)),
  column('type', 'Its type, as the API calls it', ({ row }) => textCell(row.activityType)),
  column('typeName', 'Its type in words', ({ row }) => textCell(activityKind(row.activityType))),
];

export const TASK_COLUMNS: readonly ExportColumn<Placed<JournalActivity['tasks'][number]>>[] = [
  column('number', 'Its place in the activity, from 1', ({ number }) => number),
  column('name', 'What is to be done', ({ row }) => taskName(row)),
];

interface EntryTask extends Placed<JournalActivity['tasks'][number]> {
  readonly activityId: string;
}

/** A task of one of the activities of an entry. */
export const ENTRY_TASK_COLUMNS: readonly ExportColumn<EntryTask>[] = [
  column('activityId', 'Id of the activity', ({ activityId }) => activityId),
  ...TASK_COLUMNS,
];

/** The tasks of all activities of an entry, those without a name too. */
export const entryTasks = ({ activities }: Pick<JournalEntry, 'activities'>): readonly EntryTask[] =>
  activities.flatMap(({ id, tasks }) =>
    tasks.map((row, index) => ({ activityId: id, number: index + 1, row })),
  );
