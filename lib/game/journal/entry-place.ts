import type { JournalEntryDetailsFragment } from '#graphql/generated/documents.ts';

import { zoneName } from '../places/zones.ts';

type Placed = Pick<JournalEntryDetailsFragment, 'zone' | 'position'>;

/** A point that an entry's map shows. */
export interface EntryPlace {
  readonly position: NonNullable<Placed['position']>;
  /** The name of its zone. */
  readonly zone: string;
}

/**
 * Where an entry is, for its map and those of its activities: null unless its position lies in its own zone and that
 * has a map setup (rules.md: War journal).
 */
export function entryPlace({ zone, position }: Placed): EntryPlace | null {
  if (!zone || !position?.mapSetup || zone.id !== String(position.zoneId)) return null;
  return { position, zone: zoneLabel(zone) };
}

/**
 * What a zone is called; one without a name as the game calls it.
 * @example zoneLabel({ id: '105', name: '' }) // 'Praag'
 */
export const zoneLabel = ({ id, name }: { readonly id: string; readonly name: string | null }) =>
  name?.trim() || zoneName(id);
