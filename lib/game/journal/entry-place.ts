import type { JournalEntryDetailsFragment } from '#graphql/generated/documents.ts';

import { zoneLabel } from '../places/zones.ts';

type Placed = Pick<JournalEntryDetailsFragment, 'zone' | 'position'>;

/** A point that an entry's map shows. */
export interface EntryPlace {
  readonly position: NonNullable<Placed['position']>;
  /** The name of its zone. */
  readonly zone: string;
}

/**
 * Returns the place of an entry, for its map and those of its activities: null unless its position lies in its own
 * zone and that has a map setup (rules.md: War journal).
 */
export function entryPlace({ zone, position }: Placed): EntryPlace | null {
  if (!zone || !position?.mapSetup || zone.id !== String(position.zoneId)) return null;
  return { position, zone: zoneLabel(zone) };
}
