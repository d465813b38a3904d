import { filterParams } from '#lib/url/filter/filter-params.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { withQuery } from '#lib/url/search-params.ts';
import { feedHref } from '../export-links.ts';
import type { ExportedFile } from '../export-response.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { max } from 'd3-array';
import type { Route } from 'next';
import { SITE_NAME } from '#lib/seo/metadata.ts';
import { XML_DECLARATION, type XmlContent, xmlElements } from '#lib/xml/xml-document.ts';
import type { FeedEntry } from './export-feed.ts';

const NAMESPACE = 'http://www.w3.org/2005/Atom';
const DAY = 86_400_000;

interface AtomFeed {
  readonly title: string;
  /** Addresses from the root, with their queries. */
  readonly self: Route;
  readonly page: Route;
  readonly entries: readonly FeedEntry[];
}

/**
 * A feed in Atom (RFC 4287). The same entries make the same text: it says nothing of when it was made. Only an empty one
 * has the day on which it is read, since a feed has to say when it changed. Entries whose time is not known are left
 * out: no reader could tell whether they are new.
 * @param siteUrl the origin that visitors use
 */
export function atomDocument({ title, self, page, entries }: AtomFeed, siteUrl: string): string {
  const absolute = (path: Route | `/${string}`): string => new URL(path, siteUrl).href;
  const timed = entries.flatMap((entry): TimedEntry[] => {
    const updated = entry.updated ?? entry.published;
    return updated ? [{ ...entry, updated }] : [];
  });
  const today = new Date(Math.floor(Date.now() / DAY) * DAY);
  return (
    XML_DECLARATION +
    xmlElements({
      feed: {
        '@xmlns': NAMESPACE,
        '@xml:lang': 'en',
        id: absolute(self),
        title: `${title} · ${SITE_NAME}`,
        updated: (max(timed, ({ updated }) => updated) ?? today).toISOString(),
        link: [
          { '@rel': 'self', '@type': 'application/atom+xml', '@href': absolute(self) },
          { '@rel': 'alternate', '@type': 'text/html', '@href': absolute(page) },
        ],
        author: { name: SITE_NAME, uri: absolute('/') },
        generator: { '@uri': absolute('/'), '#text': SITE_NAME },
        icon: absolute('/favicon.ico'),
        logo: absolute('/apple-touch-icon.png'),
        entry: timed.map((entry) => atomEntry(entry, absolute(entry.path))),
      },
    })
  );
}

type TimedEntry = FeedEntry & { readonly updated: Date };

function atomEntry(entry: TimedEntry, address: string): XmlContent {
  return {
    id: address,
    title: entry.title,
    updated: entry.updated.toISOString(),
    published: entry.published?.toISOString(),
    link: { '@rel': 'alternate', '@type': 'text/html', '@href': address },
    category: entry.categories.map(({ term, label }) => ({ '@term': term, '@label': label })),
    summary: { '@type': 'text', '#text': entry.summary },
  };
}

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
