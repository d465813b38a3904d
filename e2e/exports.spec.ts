import { expect } from '@playwright/test';
import { kindAt } from '#lib/url/page-kind-of.ts';
import { readCsv } from './exports/read-csv.ts';
import { describedErrors } from './open-api/described-json.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage, stripScripts, unescape } from './api/http-client.ts';
import { SCREENS } from './screens/screens.ts';
import { SITE } from './servers/addresses.ts';
import { test } from './pages/standing-browser.ts';

/** A table as its page shows it. */
interface ShownTable {
  readonly caption: string;
  readonly rows: number;
  /** True if one record takes several rows. */
  readonly grouped: boolean;
}

/** A link to a page in another format: "Kills CSV" and its path with its query. */
interface ExportLink {
  readonly name: string;
  readonly href: string;
}

/** The tables and the export links that a page shows. */
interface ExportedPage {
  readonly tables: readonly ShownTable[];
  readonly links: readonly ExportLink[];
  /** All its words, and the addresses of its links. */
  readonly words: string;
}

/** Panels that are late would stand in scripts for those that wait for them. */
const PATIENT = { 'user-agent': 'Googlebot/2.1', accept: 'text/html' };

/** @param path of a page, with its query */
async function exportedPage(path: string): Promise<ExportedPage> {
  const answer = await fetch(SITE + path, { headers: PATIENT });
  const markup = stripScripts(await answer.text()).replaceAll('<!-- -->', '');
  const [, nav = ''] =
    /<nav aria-label="This page in other formats"[^>]*>([\s\S]*?)<\/nav>/.exec(markup) ?? [];
  return {
    tables: Array.from(markup.matchAll(/<table[^>]*>([\s\S]*?)<\/table>/g), ([, table = '']) => shown(table)),
    links: Array.from(
      nav.matchAll(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g),
      ([, href = '', name = '']) => ({
        name: textOf(name),
        href: textOf(href),
      }),
    ),
    words: textOf(markup.replaceAll(/<[^>]*\shref="([^"]*)"[^>]*>/g, ' $1 ')),
  };
}

/** A row that counts the others. */
const SUMS = />Members who came</g;

function shown(table: string): ShownTable {
  const [, caption = ''] = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table) ?? [];
  const [, body = ''] = /<tbody[^>]*>([\s\S]*?)<\/tbody>/.exec(table) ?? [];
  return {
    caption: textOf(caption),
    rows: (body.match(/<tr[\s>]/g)?.length ?? 0) - (body.match(SUMS)?.length ?? 0),
    grouped: /\srowspan=/i.test(body),
  };
}

const textOf = (markup: string): string => unescape(markup.replaceAll(/<[^>]*>/g, '')).trim();

/** Labels of tables in exports whose captions on the page differ or say more. */
const OTHERS: readonly (readonly [caption: RegExp, label: string])[] = [
  [/^Newest first$/, 'Kills'],
  [/^Damage by /, 'Damage'],
  [/^Sold by$/, 'Vendors'],
  [/^Used to purchase$/, 'Purchases'],
  [/ compared with /, 'Comparison'],
  [/^Results for /, 'Results'],
  [/^Guilds (?:for|of) /, 'Guilds'],
  [/^Past events$/, 'Events'],
  [/^Careers of /, 'Careers'],
  [/^Quests that start here$/, 'Quests'],
  [/^Quests that end here$/, 'Quests that end there'],
  [/^Fastest completed runs$/, 'Fastest runs'],
  [/^Statistics of encounters$/, 'Encounters'],
  [/^How long runs took$/, 'Durations'],
  [/^Item rating and duration$/, 'Item ratings'],
  [/^Most .+ in a run$/, 'Most in a run'],
  [/^Most .+ per minute$/, 'Most per minute'],
  [/^Months of /, 'Months'],
  [/^By realm, role and career$/, 'Records'],
];

/**
 * The label under which the table of a caption is exported. Leaderboards tell their period behind a comma.
 * @example labelOf('Weekly leaderboard, Week 47, 2026') // 'Weekly leaderboard'
 */
function labelOf(caption: string): string {
  const other = OTHERS.find(([pattern]) => pattern.test(caption));
  return other?.[1] ?? caption.replace(/,.*/, '');
}

/** Pages that are a form, a tool or a text. */
const WITHOUT = /^\/(?:build(?:\?.*)?|search(?:\/guild)?|credits|developers|data|graphql|about|formats)$/;
/** The number of tests that the pages are split into, to run in parallel. */
const SHARES = 4;

/** A page of each kind, and one that is filtered, sorted or compared, each once. */
async function exportedPaths(): Promise<readonly string[]> {
  const addresses = await Promise.all(SCREENS.filter(({ status }) => status === 200).map((s) => s.address()));
  const { skirmish, character } = fixtures();
  const paths = [
    ...addresses.map((address) => address.slice(SITE.length)),
    `/skirmish/${skirmish}?sort=damage&dir=asc`,
    `/character/${character}?soloOnly=true`,
  ].filter((path) => !WITHOUT.test(path));
  const byKind = new Map(paths.toReversed().map((path) => [groupOf(path), path]));
  return [...byKind.values()];
}

const groupOf = (path: string) => {
  const { pathname, search } = new URL(path, SITE);
  return `${kindAt(pathname)?.name} ${search === ''}`;
};

/** Path and parameters of an address, the parameters in a fixed order. */
const parametersOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  return [pathname, ...[...searchParams].map(String).toSorted()];
};

/** The path of the page that a path in another format belongs to. */
const pageOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, SITE);
  searchParams.delete('table');
  return `${pathname.replace(/\.\w+$/, '').replace(/^\/index$/, '/')}${searchParams.size > 0 ? '?' : ''}${searchParams}`;
};

/** Columns that the page shows too. Lists about one player leave out the player's own. */
const SHOWN_COLUMNS = /^(?:name|(?!killer|\w+Career|scenario)\w+Name|source|bonus|x|rank)$/;

/** Tables that are given as a whole, though a page may show a part. */
const WHOLE: ReadonlySet<string> = new Set([
  'Scoreboard',
  'Kill damage by source',
  'Best members',
  'Best performances',
  'Results by scenario',
  'Kills by minute',
  'Match-ups',
  'Guilds',
  'Kills between guilds',
  'Losses',
  'Months',
  'Records',
  // Members who were first seen on one day share a row.
  'Who came and left',
  // Zones without a kill in the span are on no table of the page.
  'Zones by kills',
  // By hour of the day on the page, and each hour of the week in the file.
  'Kills by hour of the week',
]);

/** Tables that stand within another one, which is followed by their rows: the wings of each dungeon. */
const WITHIN: Readonly<Record<string, string>> = { Dungeons: 'Wings' };

/** Tables of the last minutes: the page may have been stored with others. */
const MOVING: ReadonlySet<string> = new Set(['Running battles', 'Scenarios of the last hour']);

/** The first rows of the lists of other pages, which have them as CSV: beside a map, and of what is in a dungeon. */
const isExcerpt = (label: string, path: string) =>
  label === 'Latest kills here' ||
  label.endsWith(' of the map') ||
  (/^\/(?:dungeon|zone)\//.test(path) && ['Items', 'Quests', 'Creatures'].includes(label));

/** Every table has a link to itself as CSV, with as many rows, of the same things. */
async function expectTables(
  path: string,
  { tables, links, words }: ExportedPage,
): Promise<string | undefined> {
  let next: string | undefined;
  const labels = new Set(tables.map(({ caption }) => labelOf(caption)));
  for (const label of labels) {
    if (isExcerpt(label, path)) continue;
    const shown = tables.filter(({ caption }) => labelOf(caption) === label);
    const link = links.find(({ name }) => name === `${label} CSV`);
    expect(link, `${label} on ${path}`).toBeDefined();
    if (!link) continue;
    const { header, rows, next: follows } = await readCsv(link.href);
    const within = links.find(({ name }) => name === `${WITHIN[label]} CSV`);
    if (within) rows.push(...(await readCsv(within.href)).rows);
    next ??= follows;
    if (MOVING.has(label) || shown.some(({ grouped }) => grouped)) continue;
    const count = shown.reduce((sum, table) => sum + table.rows, 0);
    // The page shows only encounters that were won.
    if (WHOLE.has(label) || path.startsWith('/instance-statistics'))
      expect(rows.length, path).toBeGreaterThanOrEqual(count);
    else expect(rows, `${label} on ${path}`).toHaveLength(count);
    // The part that the page shows may be another one than the first.
    if (WHOLE.has(label) && rows.length > count) continue;
    const column = header.findIndex((name) => SHOWN_COLUMNS.test(name));
    for (const row of rows.slice(0, 3)) {
      expect(words.includes(row[column] ?? ''), `${row[column]} of ${label} on ${path}`).toBe(true);
    }
  }
  return next;
}

async function expectJson(path: string, { links }: ExportedPage): Promise<void> {
  const link = links.find(({ name }) => name === 'JSON');
  expect(link, `JSON on ${path}`).toBeDefined();
  const { status, headers, html } = await fetchPage(SITE + (link?.href ?? ''));
  expect(status, path).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  const json: Record<string, unknown> = JSON.parse(html);
  const keys = Object.keys(json).filter((key) => key !== 'figures');
  expect(keys, path).toEqual(['url', 'asOf', 'recordedSince', 'record', 'parts']);
  expect(json).toMatchObject({ asOf: null, record: expect.any(Object), parts: expect.any(Object) });
  const { pathname } = new URL(link?.href ?? '', SITE);
  expect(await describedErrors(pathname, json), pathname).toEqual([]);
  // The first tab of an item has the address of the item.
  const page = path.startsWith('/item/') ? pageOf(link?.href ?? '') : path;
  if (!path.startsWith('/search/'))
    expect(parametersOf(String(json['url']))).toEqual(parametersOf(SITE + page));
}

for (const share of Array.from({ length: SHARES }, (_, index) => index)) {
  test(`every page has its data and its tables in other formats, ${share + 1} of ${SHARES}`, async () => {
    const paths = (await exportedPaths()).filter((_, index) => index % SHARES === share);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const page = await exportedPage(path);
      expect(page.links.length, path).toBeGreaterThan(0);
      await expectJson(path, page);
      const next = await expectTables(path, page);
      if (next && !next.startsWith('/search')) await expectNext(next);
    }
  });
}

/** The rows that follow are those of the page that the same cursor leads to. */
async function expectNext(path: string): Promise<void> {
  const { header, rows } = await readCsv(path);
  const { words } = await exportedPage(pageOf(path));
  expect(rows.length, path).toBeGreaterThan(0);
  const column = header.findIndex((name) => /^(?:id|.*Id)$/.test(name));
  for (const row of rows) expect(words.includes(row[column] ?? ''), `${row[column]} on ${path}`).toBe(true);
}
