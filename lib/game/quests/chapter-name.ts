import { nameOrNumber, type Numbered } from '../name-or-number.ts';
import { zoneLabel } from '../places/zones.ts';

/**
 * Returns the name of a chapter, or its number where it has none.
 * @example chapterName({ id: '13', name: null }) // 'Chapter #13'
 */
export const chapterName = (chapter: Numbered) => nameOrNumber('Chapter', chapter);

interface Placed {
  readonly position: { readonly zoneId: number; readonly zone: { readonly name: string | null } | null };
}

/**
 * The name of a chapter's zone, or its number where the name is not known.
 * @example chapterZone({ position: { zoneId: 105, zone: { name: 'Praag' } } }) // 'Praag'
 */
export function chapterZone({ position: { zoneId, zone } }: Placed): string {
  return zoneLabel({ id: String(zoneId), name: zone?.name ?? null });
}
