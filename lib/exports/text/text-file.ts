import type { Route } from 'next';

import { env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';

import type { ExportedFile } from '../export-response.ts';
import type { Asked } from '../page-exports.ts';
import type { TextBlock } from './text-block.ts';
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

type Page = Pick<Asked<unknown, unknown>, 'path' | 'query'> & { readonly filter: Filter | undefined };

/** A block of text in one of its formats, with the link back to what the page's address shows. */
export function textFile(format: keyof typeof WRITERS, block: TextBlock, page: Page): ExportedFile {
  const { type, write } = WRITERS[format];
  return { type, body: write({ ...block, link: linkTo(page) }) };
}

function linkTo({ path, query, filter = NO_FILTER }: Page): string {
  const absolute = (address: Route) => new URL(address, siteUrl(env())).href;
  const whole = absolute(listHref(listAddress(path, query, filter)));
  return whole.length <= LONGEST_LINK ? whole : absolute(path);
}
