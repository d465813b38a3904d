import type { Route } from 'next';

import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { ExportedFile } from '../export-response.ts';
import { bbcode } from './bbcode.ts';
import { markdown } from './markdown.ts';
import type { LinkedBlock, TextBlock } from './text-block.ts';
import { alignedTable } from './aligned-table.ts';
import { breakMentions } from './break-mentions.ts';
import { fitBlock } from './fit-block.ts';

interface Writer {
  readonly type: string;
  readonly write: (block: LinkedBlock) => string;
}

const PLAIN = 'text/plain; charset=utf-8';

/** The writers by the extension of the address. */
const WRITERS = {
  md: { type: 'text/markdown; charset=utf-8', write: markdown },
  bbcode: { type: PLAIN, write: bbcode },
  txt: { type: PLAIN, write: plain },
} as const satisfies Record<string, Writer>;

export type TextFormat = keyof typeof WRITERS;

/** Characters of a link that leave room for the block; a cursor may make it longer. */
const LONGEST_LINK = 500;

interface Page {
  readonly path: Route;
  readonly query: SearchParams;
  readonly filter: Filter | undefined;
}

/** A block of text in one of its formats, with the link back to what the page's address shows. */
export function textFile(format: TextFormat, block: TextBlock, page: Page): ExportedFile {
  const { type, write } = WRITERS[format];
  return { type, body: write({ ...block, link: linkTo(page) }) };
}

function linkTo({ path, query, filter = NO_FILTER }: Page): string {
  const absolute = (address: Route) => new URL(address, siteUrl(env())).href;
  const whole = absolute(listHref(listAddress(path, query, filter)));
  return whole.length <= LONGEST_LINK ? whole : absolute(path);
}

/** A block without markup, for a monospaced typeface; still nothing in it notifies anybody where it is pasted. */
export function plain(block: LinkedBlock): string {
  return fitBlock(block, ({ title, facts, link, ...table }) => {
    const lines = alignedTable(table).map(breakMentions);
    const spaced = lines.length > 0 ? ['', ...lines, ''] : [];
    return [breakMentions(title), breakMentions(facts), ...spaced, link, ''].join('\n');
  });
}
