import type { Route } from 'next';

import type { Preview } from '#lib/preview/preview.ts';
import type { Filter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { ExportTable } from './export-table.ts';
import type { ExportFeed } from './feeds/export-feed.ts';
import type { AnyShape, Shape } from './shapes/shape.ts';
import type { TextBlock } from './text/text-block.ts';

/** The data that an export is made from. */
export interface Asked<Data, Parts> {
  /** The record that the page is about; an empty object for a page about none. */
  readonly record: Data;
  /** The address of the page, without its query. */
  readonly path: Route;
  readonly query: SearchParams;
  /**
   * Loads another part of the page, when an export needs it.
   * @throws ApiError
   */
  readonly part: <Name extends keyof Parts>(name: Name) => Promise<Parts[Name]>;
}

/** The exports of a kind of page. Any other address is not found. */
export interface PageExports<Data = never, Parts = never> {
  /** The kind's address as the documentation writes it: "/character/{id}". */
  readonly address: string;
  /** The subject of such a page: "A character". */
  readonly title: string;
  /** The filter of the page's address. */
  readonly filter?: Filter;
  /** The tables by their names in the address; the first one is the default without `?table=`. */
  readonly tables: Readonly<Record<string, ExportTable<Asked<Data, Parts>>>>;
  /** The shape of the record in the JSON. */
  readonly record: Shape<Data>;
  /** The parts that stand in the JSON beside the record. */
  readonly parts: { readonly [Name in keyof Parts & string]?: Shape<Parts[Name]> };
  /** The part of the page that has a feed. */
  readonly feed?: ExportFeed<Asked<Data, Parts>>;
  /**
   * The page in a few lines, for chats and forums.
   * @throws ApiError
   */
  readonly text?: (asked: Asked<Data, Parts>) => Promise<TextBlock> | TextBlock;
  /** The picture of the page's link preview. */
  readonly preview?: (asked: Asked<Data, Parts>) => Preview | Promise<Preview>;
}

/** The properties that all exports of a page share, whatever they are made from, for links and documentation. */
export type ExportList = Pick<PageExports, 'address' | 'title' | 'filter'> & {
  readonly tables: Readonly<
    Record<string, Pick<ExportTable<never>, 'label' | 'columns' | 'prefix' | 'needs'>>
  >;
  readonly record: AnyShape;
  readonly parts: Readonly<Record<string, AnyShape | undefined>>;
  /** False for a table that a page of the kind does not show, by its name. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Set where blocks of text are offered. */
  readonly text?: unknown;
  readonly feed?: Pick<ExportFeed<never>, 'label'>;
  /** Set where the page has its own picture for link previews. */
  readonly preview?: unknown;
};

/**
 * The exports of a page that does not show every table of its kind, for its links.
 * @param shown by the names of tables; those that are not named are shown
 * @example withTables(QUEST_EXPORTS, { objectives: quest.objectives.length > 0 })
 */
export const withTables = (exports: ExportList, shown: NonNullable<ExportList['shown']>): ExportList => ({
  ...exports,
  shown,
});
