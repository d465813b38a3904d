import { expect, test } from 'vitest';

import { csvFile } from '#lib/exports/formats/csv-file.ts';
import { askedFor } from '#lib/exports/testing/asked-for.ts';
import { routes } from '#lib/url/routes.ts';

import { ARMORY_EXPORTS } from './armory.ts';
import { CHARACTER_EXPORTS } from './fighters.ts';
import { exportLinks } from '#lib/exports/export-links.ts';
import { HOME_EXPORTS } from './home.ts';
import { RANKED_EXPORTS } from './ranked.ts';

const hrefsOf = (...asked: Parameters<typeof exportLinks>) => exportLinks(...asked).map(({ href }) => href);

test('links keep filter and cursors, and nothing else', () => {
  const query = { soloOnly: 'true', period: 'all', deathsAfter: 'MQ==', noise: '1' };
  expect(hrefsOf(CHARACTER_EXPORTS.overview, routes.character('7'), query)).toEqual([
    '/character/7.csv?deathsAfter=MQ%3D%3D&soloOnly=true',
    '/character/7.csv?deathsAfter=MQ%3D%3D&soloOnly=true&table=deaths',
    ...['nemeses', 'prey', 'zones', 'activity', 'weeks', 'standing'].map(
      (table) => `/character/7.csv?deathsAfter=MQ%3D%3D&soloOnly=true&table=${table}`,
    ),
    ...['json', 'md', 'bbcode', 'txt'].map(
      (format) => `/character/7.${format}?deathsAfter=MQ%3D%3D&soloOnly=true`,
    ),
    '/character/7.atom?soloOnly=true',
    '/developers#chat',
    '/embed-code/character/7?deathsAfter=MQ%3D%3D&soloOnly=true',
    '/overlay/character/7?delay=60',
  ]);
});

test('the home page has an address that can take an ending', () => {
  expect(hrefsOf(HOME_EXPORTS, '/', {})).toContain('/index.json');
});

test('a table that the page does not show is not offered', () => {
  const labels = (query: Record<string, string>) =>
    exportLinks(ARMORY_EXPORTS, routes.character('7', '/armory'), query).map(({ label }) => label);
  const texts = ['Markdown', 'BBCode', 'Text', 'Embed'];
  expect(labels({})).toEqual(['Slots', 'Totals', 'Talismans', 'What to wear next', 'JSON', ...texts]);
  expect(labels({ vs: '8' })).toContain('Totals compared');
  expect(labels({ vs: '8' })).not.toContain('What to wear next');
});

test.each([
  [{}, ['/ranked-leaderboard.csv']],
  [{ type: 'group' }, ['/ranked-leaderboard.csv?type=group']],
  [{ type: 'casual' }, ['/ranked-leaderboard.csv?type=casual']],
  [{ type: 'city', realm: 'order' }, ['/ranked-leaderboard.csv?type=city&realm=order']],
])('of the ladders only that of the address %o is offered', (query, hrefs) => {
  expect(hrefsOf(RANKED_EXPORTS, routes.ranked, query).filter((href) => href.includes('.csv'))).toEqual(
    hrefs,
  );
});

test.each([
  [{}, 'ladder'],
  [{ type: 'casual' }, 'ratings'],
  [{ type: 'casual', table: 'ladder' }, 'ladder'],
])('the file of a ladder is the one that is named, or that its page shows: %o', async (query, table) => {
  const parts = { ladder: null, ratings: null } as never;
  const file = await csvFile(RANKED_EXPORTS, askedFor({ record: { seasons: [] }, parts, query }));
  expect(file?.fileName).toBe(`kills-${table}.csv`);
});

test('blocks of text and a feed are offered where there are any', () => {
  const labels = exportLinks({ ...HOME_EXPORTS, text: () => '', feed: { label: 'Kills' } }, '/', {}).map(
    ({ label }) => label,
  );
  expect(labels.slice(-7)).toEqual([
    'JSON',
    'Markdown',
    'BBCode',
    'Text',
    'Atom feed',
    'Feed in your chat',
    'Embed',
  ]);
});
