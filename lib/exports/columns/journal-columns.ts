import type { StorylineDetailsFragment, StorylineRowFragment } from '#graphql/generated/documents.ts';
import type { JournalActivity } from '#lib/game/journal/journal-entry.ts';
import {
  activityKind,
  activityName,
  entryName,
  storylineName,
  taskName,
} from '#lib/game/journal/journal-name.ts';
import { summariseStoryline } from '#lib/game/journal/storyline-summary.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import type { ExportColumn } from '../export-table.ts';
import { textCell } from './cells.ts';
import { partColumns } from './part-columns.ts';

interface Zoned {
  readonly zone: { readonly id: string; readonly name: string | null } | null;
}

const ZONE_COLUMNS: readonly ExportColumn<Zoned>[] = [
  { name: 'zoneId', about: 'Id of its zone', value: ({ zone }) => zone?.id ?? null },
  { name: 'zoneName', about: 'Name of the zone', value: ({ zone }) => zone && zoneLabel(zone) },
];

export const STORYLINE_COLUMNS: readonly ExportColumn<StorylineRowFragment>[] = [
  { name: 'id', about: 'Id of the storyline', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (storyline) => storylineName(storyline) },
  { name: 'summary', about: 'What it is about', value: ({ summary }) => textCell(summary) },
  {
    name: 'zoneId',
    about: 'Id of the zone that most of its entries are about',
    value: ({ entries }) => summariseStoryline(entries).zone?.id ?? null,
  },
  {
    name: 'zoneName',
    about: 'Name of the zone',
    value: ({ entries }) => summariseStoryline(entries).zone?.name ?? null,
  },
  { name: 'entries', about: 'How many entries it has', value: ({ entries }) => entries.length },
  {
    name: 'rvrEntries',
    about: 'How many of them are about realm versus realm',
    value: ({ entries }) => summariseStoryline(entries).rvrEntries,
  },
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
  { name: 'number', about: 'Its place in the storyline, from 1', value: ({ number }) => number },
  { name: 'id', about: 'Id of the entry', value: ({ row }) => row.id },
  { name: 'name', about: 'Its name', value: ({ row }) => entryName(row) },
  { name: 'npcName', about: 'Who tells it', value: ({ row }) => textCell(row.npcName) },
  { name: 'isRvR', about: 'Whether it is about realm versus realm', value: ({ row }) => row.isRvR },
  ...partColumns(({ row }: Placed<Entry>) => row, ZONE_COLUMNS),
];

export const ACTIVITY_COLUMNS: readonly ExportColumn<Placed<JournalActivity>>[] = [
  { name: 'number', about: 'Its place in the entry, from 1', value: ({ number }) => number },
  { name: 'id', about: 'Id of the activity', value: ({ row }) => row.id },
  { name: 'name', about: 'Its name', value: ({ row }) => activityName(row) },
  { name: 'type', about: 'Its type, as the API has it', value: ({ row }) => textCell(row.activityType) },
  {
    name: 'typeLabel',
    about: 'Its type in words',
    value: ({ row }) => textCell(activityKind(row.activityType)),
  },
];

export const TASK_COLUMNS: readonly ExportColumn<Placed<JournalActivity['tasks'][number]>>[] = [
  { name: 'number', about: 'Its place in the activity, from 1', value: ({ number }) => number },
  { name: 'name', about: 'What is to be done', value: ({ row }) => taskName(row) },
];
