import type { Area } from '#graphql/world/zones/areas.ts';
import type { Point } from '#graphql/world/zones/points.ts';
import type { Zone } from '#graphql/world/zones/zones.ts';
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
