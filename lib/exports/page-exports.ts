import type { Route } from 'next';

import type { Answer } from '#lib/api/answer.ts';
import type { DatedEvent } from '#lib/game/war/events.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { exportTable, fieldAt } from './export-table.ts';
import type { At, ExportColumn, ExportTable, Listing, RowsFrom, TableOptions } from './export-table.ts';
import type { ExportFeed } from './feeds/export-feed.ts';
import { type AnyShape, NOTHING, type Shape } from './shapes/shape.ts';
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

type Tables<Data, Parts> = Readonly<Record<string, ExportTable<Asked<Data, Parts>>>>;

/** Figures by their shape in the JSON. */
interface ExportFigures<Asked> {
  readonly shape: AnyShape;
  /** @throws ApiError */
  readonly read: (asked: Asked) => Promise<unknown>;
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
  readonly tables: Tables<Data, Parts>;
  /** The shape of the record in the JSON. */
  readonly record: Shape<Data>;
  /** The parts that stand in the JSON beside the record. */
  readonly parts: { readonly [Name in keyof Parts & string]?: Shape<Parts[Name]> };
  /** The answer of the page in figures, which the JSON has under `figures`. */
  readonly figures?: ExportFigures<Asked<Data, Parts>>;
  /** The part of the page that has a feed. */
  readonly feed?: ExportFeed<Asked<Data, Parts>>;
  /**
   * The events of the page, for calendars.
   * @throws ApiError
   */
  readonly calendar?: (asked: Asked<Data, Parts>) => Promise<readonly DatedEvent[]>;
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
  readonly tables: Readonly<Record<string, Omit<ExportTable<never>, 'read'>>>;
  readonly record: AnyShape;
  readonly parts: Readonly<Record<string, AnyShape | undefined>>;
  readonly figures?: Pick<ExportFigures<never>, 'shape'>;
  /** False for a table that a page of the kind does not show, by its name. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /** Set where blocks of text are offered. */
  readonly text?: unknown;
  readonly feed?: Pick<ExportFeed<never>, 'label'>;
  /** Set where the page has a calendar. */
  readonly calendar?: unknown;
  /** Set where the page has its own picture for link previews. */
  readonly preview?: unknown;
};

/** The exports of a page that does not show every table of its kind; tables that `shown` does not name are shown. */
export const withTables = (exports: ExportList, shown: NonNullable<ExportList['shown']>): ExportList => ({
  ...exports,
  shown,
});

/** Kinds of pages that belong together. */
export interface ExportGroup {
  /** Names the group in addresses: '/formats#battles'. */
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly ExportList[];
}

/** Loads the record of a page by the parameters of its address. */
interface Source<Id, Data> {
  idOf(params: Readonly<Record<string, string>>): Id | null;
  get(id: Id): Promise<Answer<Data | null>>;
}

/** Source and shape for pages that are about no record. */
export const NO_RECORD: { readonly source: Source<string, object>; readonly record: Shape<object> } = {
  source: { idOf: () => '', get: async () => ({ data: {}, staleSince: null }) },
  record: NOTHING,
};

interface Place extends Pick<Asked<unknown, unknown>, 'path' | 'query'> {
  /** Rows of a list that the format needs; as many as on the page where it does not say. */
  readonly size: number | undefined;
}

type Loaders<Parts> = { readonly [Name in keyof Parts]: () => Promise<Answer<Parts[Name]>> };

/** A declaration of `pageExports` with its sources, for the address that answers with its files. */
export interface LoadedExports<Id, Data, Parts> extends PageExports<Data, Parts> {
  readonly source: Source<Id, Data>;
  /** Nothing for a page that is made of its record alone. */
  readonly load: (record: Data, id: Id, place: Place) => Loaders<Parts> | undefined;
}

interface Loadable {
  /** Calls back with the declaration, of whatever types it is. */
  readonly use: <Result>(
    call: <Id, Data, Parts>(exports: LoadedExports<Id, Data, Parts>) => Result,
  ) => Result;
}

/** The exports of any kind of page. */
export type AnyExports = ExportList & Loadable;

/** Makes a table of a page, as exportTable does; rows may be named by where they are: "report.guilds", "record.rows". */
type TableOf<Data, Parts> = <Row, Path extends string>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rows:
    | (At<Parts & { record: Data }, Path> extends Listing<Row> | undefined ? Path : never)
    | RowsFrom<Asked<Data, Parts>, Row>,
  options?: TableOptions,
) => ExportTable<Asked<Data, Parts>>;

const tableOf =
  <Data, Parts>(): TableOf<Data, Parts> =>
  (label, columns, rows, options) => {
    if (typeof rows === 'function') return exportTable(label, columns, rows, options);
    const [name, ...path] = rows.split('.');
    return exportTable(
      label,
      columns,
      async ({ record, part }) =>
        fieldAt(name === 'record' ? record : await part(name as keyof Parts), path) as Listing<never>,
      options,
    );
  };

type Optional = 'calendar' | 'feed' | 'figures' | 'text';

interface Declaration<Id, Data, Parts, Of extends Filter> extends Pick<PageExports<Data, Parts>, Optional> {
  readonly filter?: Of;
  readonly source: Source<Id, Data>;
  readonly record: NoInfer<Shape<Data>>;
  /**
   * Starts loading each part of the page; nothing is loaded before an export needs it.
   * @param request the id of the record, and the list that the address names under the filter
   */
  readonly load?: (
    record: Data,
    request: Place & { readonly id: Id; readonly list: ListAddress<Of> },
  ) => Loaders<Parts>;
  readonly parts?: NoInfer<PageExports<Data, Parts>['parts']>;
  readonly tables: (table: TableOf<Data, Parts>) => NoInfer<Tables<Data, Parts>>;
  readonly preview?: NoInfer<PageExports<Data, Parts>['preview']>;
}

/**
 * Declares a kind of page in other formats, with the sources of its data.
 * @param address as the documentation writes it
 * @param title the subject of such a page
 * @example pageExports('/quest/{id}', 'A quest', { source: QUEST, record: fragment(Quest), … })
 */
export function pageExports<Id, Data, Parts, const Of extends Filter = typeof NO_FILTER>(
  address: string,
  title: string,
  declaration: Declaration<Id, Data, Parts, Of>,
): PageExports<Data, Parts> & Loadable {
  const exports: LoadedExports<Id, Data, Parts> = {
    address,
    title,
    parts: {},
    ...declaration,
    tables: declaration.tables(tableOf()),
    load: (record, id, place) => {
      // Without a filter, `Of` is the type of the filter of a list that has none.
      const filter = (declaration.filter ?? NO_FILTER) as Of;
      const list = listAddress(place.path, place.query, filter);
      return declaration.load?.(record, { ...place, id, list });
    },
  };
  return { ...exports, use: (call) => call(exports) };
}
