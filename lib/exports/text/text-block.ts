import type { Route } from 'next';
import type { Provenance } from '#lib/api/answer.ts';
import { env } from '#lib/env.ts';
import { knownDate, utcDate, utcTimeShort } from '#lib/format/time.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import type { ExportedFile } from '#lib/exports/export-response.ts';
import type { Asked } from '#lib/exports/page-exports.ts';
import { bbcode, markdown, plain } from './writers.ts';

const PLAIN = 'text/plain; charset=utf-8';

/** The writers by the extension of the address. */
const WRITERS = {
  md: { type: 'text/markdown; charset=utf-8', write: markdown },
  bbcode: { type: PLAIN, write: bbcode },
  txt: { type: PLAIN, write: plain },
} as const;

/** Characters of a link that leave room for the block; a cursor may make it longer. */
const LONGEST_LINK = 500;

interface Place extends Pick<Asked<unknown, unknown>, 'path' | 'query'> {
  readonly filter: Filter | undefined;
}

interface Page extends Place {
  readonly provenance: Provenance | null;
}

/** A block of text in one of its formats, with the link back to what the page's address shows. */
export function textFile(format: keyof typeof WRITERS, block: TextBlock, page: Page): ExportedFile {
  const { type, write } = WRITERS[format];
  return { type, body: write({ ...block, link: linkTo(page), origin: originOf(page.provenance) }) };
}

/** Says in a line how old the data is, and since when the archive goes; null for current and whole data. */
export function originOf(provenance: Provenance | null): string | null {
  if (provenance === null) return null;
  const { asOf, recordedSince } = provenance;
  const parts = [
    asOf === null ? [] : `as of ${shortMoment(asOf / 1_000)} UTC`,
    recordedSince === null ? [] : `from an archive since ${utcDate(new Date(recordedSince * 1_000))}`,
  ].flat();
  return `Data ${parts.join(', ')}`;
}

/** The absolute address of what a page shows; without its query where that is too long for a text. */
export function linkTo({ path, query, filter = NO_FILTER }: Place): string {
  const absolute = (address: Route) => new URL(address, siteUrl(env())).href;
  const whole = absolute(listHref(listAddress(path, query, filter)));
  return whole.length <= LONGEST_LINK ? whole : absolute(path);
}

/** One column of a block's table. */
export interface TextColumn {
  readonly header: string;
  /** Numbers end under each other. */
  readonly align?: 'end' | undefined;
}

/** A page in a few lines, for a chat, a forum or a mail: what it is about and its first rows. */
export interface TextBlock {
  readonly title: string;
  /** One line: when, how long, how many. */
  readonly facts: string;
  readonly columns: readonly TextColumn[];
  /** Rows with a cell for each column, in the page's order; what is written may end before the last. */
  readonly rows: readonly (readonly string[])[];
  /** The row of the player whom the address marks, from 0; undefined where it marks none of these rows. */
  readonly marked?: number | undefined;
  /** Rows that are written, at most; ten where not given. */
  readonly most?: number;
}

/** A block with the absolute address of its page, ready to be written. */
export interface LinkedBlock extends TextBlock {
  readonly link: string;
  /** The age of the data, and the day that its archive goes back to; null for current and whole data. */
  readonly origin?: string | null;
  /** The number of rows that are left out at the end; 0 where not given. */
  readonly more?: number;
}

/** A column of a table, with the cells of its rows. */
export type BlockColumn<Row> = readonly [header: string, cell: (row: Row) => string, align?: 'end'];

/**
 * The table of a block by its rows and their columns, with a mark at a row.
 * @example blockTable(places, [['#', ({ rank }) => String(rank), 'end']])
 */
export const blockTable = <Row>(
  rows: readonly Row[],
  columns: readonly BlockColumn<Row>[],
  isMarked: (row: Row) => boolean = () => false,
): Pick<TextBlock, 'columns' | 'rows' | 'marked'> => ({
  columns: columns.map(([header, , align]) => ({ header, align })),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  marked: indexOf(rows, isMarked),
});

/** A moment for a row, in UTC. @example shortMoment(1795284290) // '2026-11-21 18:04' */
export function shortMoment(time: number | string): string {
  const date = knownDate(time);
  return date ? `${utcDate(date)} ${utcTimeShort(date)}` : '';
}

/** The place of the first row that is meant, from 0; undefined for none. */
export function indexOf<Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): number | undefined {
  const index = rows.findIndex(isMeant);
  return index < 0 ? undefined : index;
}
