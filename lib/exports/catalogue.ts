import { KILL_EXPORTS, KILLS_EXPORTS } from './kill-exports.ts';
import type { ExportList } from './page-exports.ts';

/** Kinds of pages that belong together. */
export interface ExportGroup {
  /** Names the group in addresses: '/formats#battles'. */
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly ExportList[];
}

/** Every kind of page that can be had in other formats, for the documentation. */
export const EXPORT_GROUPS: readonly ExportGroup[] = [
  { id: 'players', title: 'Players, guilds and kills', kinds: [KILLS_EXPORTS, KILL_EXPORTS] },
];

export const EXPORT_KINDS: readonly ExportList[] = EXPORT_GROUPS.flatMap(({ kinds }) => kinds);
