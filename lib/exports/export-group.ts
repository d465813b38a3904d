import type { ExportList } from './page-exports.ts';

/** Kinds of pages that belong together. */
export interface ExportGroup {
  /** Names the group in addresses: '/formats#battles'. */
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly ExportList[];
}
