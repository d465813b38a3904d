import type * as documents from '#graphql/generated/documents.ts';
import * as journal from '#lib/game/journal/journal-entry.ts';
import * as names from '#lib/game/journal/journal-name.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import { col, columnsOf } from '../export-columns.ts';
import { textCell } from './cells.ts';

/** A row with the number that it has on the page, from 1. */
interface Numbered<Row> {
  readonly number: number;
  readonly row: Row;
}

type Task = journal.JournalActivity['tasks'][number];

export const STORYLINE_COLUMNS = columnsOf<documents.StorylineRowFragment>(
  col('id', 'Id of the storyline', ({ id }) => id),
  col('name', 'Its name', names.storylineName),
  col('summary', 'What it is about', ({ summary }) => summary, textCell),
  col(
    'zoneId',
    'Id of the zone that most of its entries are about',
    ({ entries }) => journal.summariseStoryline(entries).zone?.id,
  ),
  col('zoneName', 'Name of the zone', ({ entries }) => journal.summariseStoryline(entries).zone?.name),
  col('entries', 'How many entries it has', ({ entries }) => entries.length),
  col(
    'rvrEntries',
    'How many of them are about realm versus realm',
    ({ entries }) => journal.summariseStoryline(entries).rvrEntries,
  ),
);

export const JOURNAL_ENTRY_COLUMNS = columnsOf<
  Numbered<documents.StorylineDetailsFragment['entries'][number]>
>(
  col('number', 'Its place in the storyline, from 1', ({ number }) => number),
  col('id', 'Id of the entry', ({ row }) => row.id),
  col('name', 'Its name', ({ row }) => names.entryName(row)),
  col('npcName', 'Who tells it', ({ row }) => row.npcName, textCell),
  col('isRvR', 'Whether it is about realm versus realm', ({ row }) => row.isRvR),
  col('zoneId', 'Id of its zone', ({ row }) => row.zone?.id),
  col('zoneName', 'Name of the zone', ({ row }) => row.zone, zoneLabel),
);

export const JOURNAL_ACTIVITY_COLUMNS = columnsOf<Numbered<journal.JournalActivity>>(
  col('number', 'Its place in the entry, from 1', ({ number }) => number),
  col('id', 'Id of the activity', ({ row }) => row.id),
  col('name', 'Its name', ({ row }) => names.activityName(row)),
  col('type', 'Its type, as the API calls it', ({ row }) => row.activityType, textCell),
  col('typeName', 'Its type in words', ({ row }) => names.activityKind(row.activityType), textCell),
);

export const TASK_COLUMNS = columnsOf<Numbered<Task>>(
  col('number', 'Its place in the activity, from 1', ({ number }) => number),
  col('name', 'What is to be done', ({ row }) => names.taskName(row)),
);

export const ENTRY_TASK_COLUMNS = columnsOf<Numbered<Task> & { readonly activityId: string }>(
  col('activityId', 'Id of the activity', ({ activityId }) => activityId),
  TASK_COLUMNS,
);
