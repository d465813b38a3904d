import { columnsOf } from '#graphql/world/columns.ts';
import { heightAt } from '#graphql/world/zones/height.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Zone } from '#graphql/world/zones/zones.ts';
import type { JournalEntry, Storyline } from './journal.ts';

/** The storylines with their entries, activities and tasks. */
export function journalTables(storylines: readonly Storyline[]): WorldTable[] {
  const activities = storylines.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.activities.map((activity, index) => ({ activity, index, entryId: entry.id })),
    ),
  );
  return [
    {
      name: 'war_journal_storyline',
      columns: columnsOf('id name summary'),
      rows: storylines.map(({ id, name, summary }) => [id, name, summary]),
    },
    {
      name: 'war_journal_entry',
      columns: columnsOf(
        'id storyline_id position name is_rvr title short_title npc_name location_text text zone_id area_id ' +
          'map_zone_id x y chapter_id z',
      ),
      rows: storylines.flatMap(({ id, entries }) =>
        entries.map((entry, index) => entryRow(id, entry, index)),
      ),
    },
    {
      name: 'war_journal_activity',
      columns: columnsOf('id entry_id position name text activity_type zone_id'),
      rows: activities.map(({ activity: { id, name, text, type, zone }, entryId, index }) => [
        id,
        entryId,
        index,
        name,
        text,
        type,
        zone?.id ?? null,
      ]),
    },
    {
      name: 'war_journal_task',
      columns: columnsOf('activity_id position name text'),
      rows: activities.flatMap(({ activity: { id, tasks, zone } }) =>
        tasks.map((name, index) => [id, index, name, taskText(name, zone)]),
      ),
    },
  ];
}

/** The task in a sentence, with the zone where the activity has one. */
const taskText = (name: string, zone: Zone | null): string =>
  zone ? `${name.replace(/\.$/, '')} in ${zone.name}.` : `${name.replace(/\.$/, '')}.`;

const entryRow = (storylineId: number, entry: JournalEntry, index: number) => [
  entry.id,
  storylineId,
  index,
  entry.name,
  entry.isRvR,
  entry.title,
  entry.shortTitle,
  entry.npcName,
  entry.locationText,
  entry.text,
  entry.zone?.id ?? null,
  entry.area?.id ?? null,
  entry.location?.zone.id ?? null,
  entry.location?.x ?? null,
  entry.location?.y ?? null,
  entry.chapter?.id ?? null,
  entry.location && heightAt(entry.location.zone.id, entry.location),
];
