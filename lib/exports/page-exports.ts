import type { Route } from 'next';

import type { Preview } from '#lib/preview/preview.ts';
import type { Filter } from '#lib/url/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { ExportTable } from './export-table.ts';

/** What an export is made from. */
export interface Asked<Data, Parts> {
  /** The record that the page is about; an empty object for a page about none. */
  readonly record: Data;
  /** The address of the page, without its query. */
  readonly path: Route;
  readonly query: SearchParams;
  /**
   * Something else that the page shows, asked for when an export needs it.
   * @throws ApiError
   */
  readonly part: <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;
}

/** What a kind of page can be had as beside HTML. Whatever it does not name is not found. */
export interface PageExports<Data = never, Parts = never> {
  /** The kind's address as the documentation writes it: "/character/{id}". */
  readonly address: string;
  /** What such a page is about: "A character". */
  readonly title: string;
  /** What the page's address may choose by. */
  readonly filter?: Filter;
  /** By their names in the address; the first one is what is given without `?table=`. */
  readonly tables: Readonly<Record<string, ExportTable<Asked<Data, Parts>>>>;
  /** The parts that stand in the JSON beside the record. */
  readonly parts: readonly (keyof Parts & string)[];
  /** The picture of the page's link preview. */
  readonly preview?: (asked: Asked<Data, Parts>) => Preview | Promise<Preview>;
}

/** What all exports of a page have in common whatever they are made from, for links and documentation. */
export type ExportList = Pick<PageExports, 'address' | 'title' | 'filter'> & {
  readonly tables: Readonly<
    Record<string, Pick<ExportTable<never>, 'label' | 'columns' | 'prefix' | 'needs'>>
  >;
  /** Whether the page has a link preview of its own. */
  readonly preview?: unknown;
  /** There where it can be had as blocks of text, and as a feed. */
  readonly text?: unknown;
  readonly feed?: unknown;
};

/**
 * The exports of a page on which not every table of its kind is shown, for its links.
 * @example withTables(CREATURE_EXPORTS.creature, ['spawns', 'quests'])
 */
export function withTables(exports: ExportList, shown: readonly string[]): ExportList {
  return {
    ...exports,
    tables: Object.fromEntries(Object.entries(exports.tables).filter(([name]) => shown.includes(name))),
  };
}
