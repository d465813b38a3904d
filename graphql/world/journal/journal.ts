import type { Area } from '#graphql/world/zones/areas.ts';
import { type Zone, heightAt, type Point } from '#graphql/world/zones/zones.ts';
import { partTable, recordTable, type WorldTable } from '#graphql/world/world-table.ts';
import type { Chapter } from '../chapters/chapters.ts';

export interface Activity {
  readonly id: number;
  /** Empty for a part of the entry without a name. */
  readonly name: string;
  /** HTML. */
  readonly text: string;
  readonly type: string;
  readonly zone: Zone | null;
  readonly tasks: readonly string[];
}

export interface JournalEntry {
  readonly id: number;
  readonly name: string;
  readonly isRvR: boolean;
  readonly title: string | null;
  readonly shortTitle: string | null;
  readonly npcName: string | null;
  readonly locationText: string | null;
  /** HTML. */
  readonly text: string | null;
  readonly zone: Zone | null;
  readonly area: Area | null;
  /** The marker on the map; now and then in another zone than the entry's own. */
  readonly location: (Point & { readonly zone: Zone }) | null;
  /** The chapter whose rewards the entry has. */
  readonly chapter: Chapter | null;
  readonly activities: readonly Activity[];
}

export interface Storyline {
  readonly id: number;
  readonly name: string;
  readonly summary: string;
  readonly entries: readonly JournalEntry[];
}

/** The storylines with their entries, activities and tasks. */
export function journalTables(storylines: readonly Storyline[]): WorldTable[] {
  const entries = storylines.flatMap((storyline) => storyline.entries);
  const activities = entries.flatMap((entry) => entry.activities);
  return [
    recordTable('war_journal_storyline', storylines),
    partTable('war_journal_entry', ['storyline', storylines], (storyline) => storyline.entries, {
      is_rvr: ({ isRvR }) => isRvR,
      map_zone_id: ({ location }) => location && location.zone.id,
      x: ({ location }) => location && location.x,
      y: ({ location }) => location && location.y,
      z: ({ location }) => location && heightAt(location),
    }),
    partTable('war_journal_activity', ['entry', entries], (entry) => entry.activities, {
      activity_type: ({ type }) => type,
    }),
    partTable('war_journal_task', ['activity', activities], ({ tasks, zone }) =>
      tasks.map((name) => ({ name, text: taskText(name, zone) })),
    ),
  ];
}

/** The task in a sentence, with the zone where the activity has one. */
const taskText = (name: string, zone: Zone | null): string =>
  `${name.replace(/\.$/, '')}${zone ? ` in ${zone.name}` : ''}.`;
