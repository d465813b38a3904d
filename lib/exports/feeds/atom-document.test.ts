import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#lib/url/routes.ts';
import type { FeedEntry } from './export-feed.ts';
import { atomDocument } from './feed-file.ts';

const SITE = 'https://ledger.example';

const entry = (id: string, minute: number, changes: Partial<FeedEntry> = {}): FeedEntry => ({
  path: routes.kill(id),
  title: 'Verenthe killed Uthgar',
  summary: 'In Praag.',
  published: new Date(Date.UTC(2026, 10, 21, 18, minute)),
  updated: new Date(Date.UTC(2026, 10, 21, 18, minute)),
  categories: [{ term: 'rvr', label: 'RvR' }],
  ...changes,
});

const written = (entries: readonly FeedEntry[]) =>
  atomDocument({ title: 'Kills', self: routes.kills, page: routes.kills, entries }, SITE);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  trimValues: false,
  parseTagValue: false,
  isArray: (name) => ['entry', 'link', 'category'].includes(name),
});

interface Element {
  readonly [name: string]: string | undefined;
}

interface ParsedEntry {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly published?: string;
  readonly link: readonly Element[];
  readonly category?: readonly Element[];
  readonly summary: Element;
}

interface ParsedFeed extends Omit<ParsedEntry, 'summary'> {
  readonly '@xmlns': string;
  readonly author: Element;
  readonly entry?: readonly ParsedEntry[];
}

function parsed(xml: string): ParsedFeed {
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed /);
  return parser.parse(xml).feed;
}

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('a feed', () => {
  it('has everything that Atom requires', () => {
    const feed = parsed(written([entry('8', 5), entry('7', 4)]));
    expect(feed).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: `${SITE}/kills`,
      title: 'Kills · War Ledger',
      updated: '2026-11-21T18:05:00.000Z',
      author: { name: 'War Ledger', uri: `${SITE}/` },
      icon: `${SITE}/favicon.ico`,
      logo: `${SITE}/apple-touch-icon.png`,
      generator: { '@uri': `${SITE}/`, '#text': 'War Ledger' },
    });
    expect(feed.link.map((link) => [link['@rel'], link['@href']])).toEqual([
      ['self', `${SITE}/kills`],
      ['alternate', `${SITE}/kills`],
    ]);
    for (const { id, title, updated, published, link, category, summary } of feed.entry ?? []) {
      expect(id).toMatch(/^https:\/\/ledger\.example\/kill\/[78]$/);
      expect(title).toBe('Verenthe killed Uthgar');
      expect(updated).toMatch(RFC_3339);
      expect(published).toMatch(RFC_3339);
      expect(link).toEqual([{ '@rel': 'alternate', '@type': 'text/html', '@href': id }]);
      expect(category).toEqual([{ '@term': 'rvr', '@label': 'RvR' }]);
      expect(summary).toEqual({ '@type': 'text', '#text': 'In Praag.' });
    }
    expect(feed.entry).toHaveLength(2);
  });

  it('is as new as what changed last, and the same text as long as nothing does', () => {
    const entries = [entry('8', 5, { updated: new Date(Date.UTC(2026, 10, 22)) }), entry('9', 30)];
    expect(parsed(written(entries)).updated).toBe('2026-11-22T00:00:00.000Z');
    expect(written(entries)).toBe(written(entries));
  });

  it('is of today where it is empty, and has no entry whose time is not known', () => {
    vi.setSystemTime(new Date('2026-11-22T18:04:00Z'));
    const unknown = { published: null, updated: null };
    for (const entries of [[], [entry('7', 4, unknown)]]) {
      const feed = parsed(written(entries));
      expect([feed.updated, feed.entry ?? []]).toEqual(['2026-11-22T00:00:00.000Z', []]);
    }
    expect(parsed(written([entry('7', 4, unknown), entry('8', 5)])).entry).toHaveLength(1);
    vi.useRealTimers();
  });

  it('takes names for texts, whatever they are', () => {
    const name = '<b>Tom</b> & "Ann" ]]>';
    const [first] =
      parsed(written([entry('7', 4, { title: `${name}\u0000\u001F\uD800`, summary: name, categories: [] })]))
        .entry ?? [];
    expect(first?.title).toBe(name);
    expect(first?.summary['#text']).toBe(name);
    expect(first?.category).toBeUndefined();
  });
});
