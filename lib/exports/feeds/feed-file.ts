import { filterParams } from '#lib/url/filter/filter-params.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { withQuery } from '#lib/url/with-query.ts';

import { feedHref } from '../export-links.ts';
import type { ExportedFile } from '../export-response.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { atomDocument } from './atom-document.ts';

/** Seconds that readers may keep a feed. */
const KEPT = 300;

/**
 * The feed of a page under its filter; null where the page has none.
 * @param siteUrl the origin that visitors use
 * @throws ApiError
 */
export async function feedFile<Data, Parts>(
  { feed, filter = NO_FILTER }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
  siteUrl: string,
): Promise<ExportedFile | null> {
  if (!feed) return null;
  const chosen = filterWords(filter, asked.query);
  const params = filterParams(filter, asked.query);
  const document = {
    title: (feed.title?.(asked) ?? feed.label) + (chosen.length > 0 ? ` (${chosen.join(', ')})` : ''),
    self: feedHref({ filter }, asked.path, asked.query),
    page: withQuery(asked.path, new URLSearchParams(params)),
    entries: await feed.entries(asked),
  };
  return {
    type: 'application/atom+xml; charset=utf-8',
    body: atomDocument(document, siteUrl),
    kept: KEPT,
  };
}
