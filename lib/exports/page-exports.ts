import type { Route } from 'next';

import type { Answer } from '#lib/api/answer.ts';
import type { DatedEvent } from '#lib/game/war/events.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { type ExportTable, type TableOf, tableOf } from './export-table.ts';
import type { ExportFeed } from './feeds/export-feed.ts';
import { type AnyDescribed, type Described, NOTHING } from './shapes/shape.ts';
import type { CardLine } from './other-sites/card-file.ts';
import type { Overlaid } from './other-sites/overlay-file.ts';
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
  /**
   * Waits for an answer that is no part of the page, and notes its age.
   * @throws ApiError
   */
  readonly read: <Of>(answer: Promise<Answer<Of>>) => Promise<Of>;
}

type Tables<Data, Parts> = Readonly<Record<string, ExportTable<Asked<Data, Parts>>>>;

/** Figures by their shape in the JSON. */
interface ExportFigures<Asked> {
  readonly shape: AnyDescribed;
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
  /** The tables by their names in the address; the first one that the page shows is the default without `?table=`. */
  readonly tables: Tables<Data, Parts>;
  /** The shape of the record in the JSON. */
  readonly record: Described<Data>;
  /** The parts that stand in the JSON beside the record. */
  readonly parts: { readonly [Name in keyof Parts & string]?: Described<Parts[Name]> };
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
  /** Lines of the page's card in place of the totals of its preview: all stats of an item. */
  readonly cardLines?: (asked: Asked<Data, Parts>) => readonly CardLine[];
  /**
   * Markup of a drawing that stands in the page's embed in place of its text.
   * @throws ApiError
   */
  readonly drawn?: (asked: Asked<Data, Parts>) => Promise<string>;
  /**
   * Streams lay it over a game: the evening of whom the page is about, some seconds ago.
   * @param delay seconds
   * @throws ApiError
   */
  readonly overlay?: (
    asked: Asked<Data, Parts>,
    delay: number,
  ) => Promise<Pick<Overlaid, 'name' | 'realm' | 'followed'>>;
  /** The picture of the page's link preview. */
  readonly preview?: (asked: Asked<Data, Parts>) => Preview | Promise<Preview>;
}

/** The properties that all exports of a page share, whatever they are made from, for links and documentation. */
export type ExportList = Pick<PageExports, 'address' | 'title' | 'filter'> & {
  readonly tables: Readonly<Record<string, Omit<ExportTable<never>, 'read'>>>;
  readonly record: AnyDescribed;
  readonly parts: Readonly<Record<string, AnyDescribed | undefined>>;
  readonly figures?: Pick<ExportFigures<never>, 'shape'>;
  /** False for a table that a page of the kind does not show, by its name. */
  readonly shown?: Readonly<Record<string, boolean>>;
  readonly feed?: Pick<ExportFeed<never>, 'label'>;
} & { readonly [Format in 'calendar' | 'overlay' | 'preview' | 'text']?: unknown };

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
interface ExportSource<Id, Data> {
  idOf(params: Readonly<Record<string, string>>): Id | null;
  get(id: Id): Promise<Answer<Data | null>>;
}

interface ExportPlace extends Pick<Asked<unknown, unknown>, 'path' | 'query'> {
  /** Rows of a list that the format needs; as many as on the page where it does not say. */
  readonly size: number | undefined;
}

/** Loads a part of a page by its name; undefined for one that the page does not have. */
export type Load<Parts> = <Name extends keyof Parts>(name: Name) => Promise<Answer<Parts[Name]>> | undefined;

/** A declaration of `pageExports` with its sources, for the address that answers with its files. */
export interface LoadedExports<Id, Data, Parts> extends PageExports<Data, Parts> {
  readonly source: ExportSource<Id, Data>;
  readonly load: (record: Data, id: Id, place: ExportPlace) => Load<Parts>;
}

interface Loadable {
  /** Calls back with the declaration, which keeps its types. */
  readonly use: <Result>(
    call: <Id, Data, Parts>(exports: LoadedExports<Id, Data, Parts>) => Result,
  ) => Result;
}

/** The exports of any kind of page. */
export type AnyExports = ExportList & Loadable;

/** A request for a part of a page: its record with the id, and the list that the address names under the filter. */
interface Request<Id, Data, Of extends Filter> extends ExportPlace {
  readonly record: Data;
  readonly id: Id;
  readonly list: ListAddress<Of>;
}

/** A part of a page, and its shape where the JSON has it. */
interface ExportPart<Request, Value> {
  readonly load: (request: Request) => Promise<Answer<Value>>;
  readonly shape?: Described<Value>;
}

/** Declares a part of a page, which is loaded when an export needs it; `json` puts it into the JSON in a shape. */
type PartOf<Request> = <Value>(
  load: (request: Request) => Promise<Answer<Value>>,
) => ExportPart<Request, Value> & { readonly json: (shape: Described<Value>) => ExportPart<Request, Value> };

type Optional = 'calendar' | 'cardLines' | 'drawn' | 'feed' | 'figures' | 'overlay' | 'text';

/** A declaration of a kind of page without its record. */
export interface Content<Id, Data, Parts, Of extends Filter> extends Pick<
  PageExports<Data, Parts>,
  Optional
> {
  readonly filter?: Of;
  readonly parts?: (part: PartOf<Request<Id, Data, Of>>) => {
    readonly [Name in keyof Parts]: ExportPart<Request<Id, Data, Of>, Parts[Name]>;
  };
  readonly tables: (table: TableOf<Asked<Data, Parts>>) => NoInfer<Tables<Data, Parts>>;
  readonly preview?: NoInfer<PageExports<Data, Parts>['preview']>;
}

interface Declaration<Id, Data, Parts, Of extends Filter> extends Content<Id, Data, Parts, Of> {
  readonly source: ExportSource<Id, Data>;
  readonly record: NoInfer<Described<Data>>;
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
  const parts = declaration.parts?.((load) => ({ load, json: (shape) => ({ load, shape }) }));
  const known: Readonly<Record<string, ExportPart<never, unknown>>> = { ...parts };
  const shapes = Object.entries(known).flatMap(([name, { shape }]) => (shape ? [[name, shape]] : []));
  const exports: LoadedExports<Id, Data, Parts> = {
    address,
    title,
    ...declaration,
    parts: Object.fromEntries(shapes),
    tables: declaration.tables(tableOf()),
    load: (record, id, place) => {
      // Without a filter, `Of` is the type of the filter of a list that has none.
      const filter = (declaration.filter ?? NO_FILTER) as Of;
      const list = listAddress(place.path, place.query, filter);
      return (name) => parts?.[name]?.load({ ...place, record, id, list });
    },
  };
  return { ...exports, use: (call) => call(exports) };
}

/**
 * Declares a kind of page that is about no record.
 * @example listExports('/quests', 'Quests', { filter: QUEST_FILTER, … })
 */
export const listExports = <Parts, const Of extends Filter = typeof NO_FILTER>(
  address: string,
  title: string,
  content: Content<string, object, Parts, Of>,
) => pageExports(address, title, { ...content, source: NO_SOURCE, record: NOTHING });

const NO_SOURCE: ExportSource<string, object> = {
  idOf: () => '',
  get: async () => ({ data: {}, provenance: null }),
};
