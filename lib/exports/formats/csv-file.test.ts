import { describe, expect, it } from 'vitest';

import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { csvFile, fileName } from './csv-file.ts';
import { col } from '../export-columns.ts';
import { tableOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { askedFor } from '../testing/asked-for.ts';
import { NOTHING } from '#lib/exports/shapes/shape.ts';

const table = tableOf<Asked<object, object>>();

const names = (label: string, rows: readonly string[], prefix = '', hasNextPage = true) =>
  table(
    label,
    () => ({ rows, pageInfo: { hasNextPage, endCursor: 'Mg==' } }),
    [col('name', 'A name', (name) => name)],
    { prefix },
  );

const EXPORTS: PageExports<object, object> = {
  address: '/kills',
  title: 'Kills',
  filter: KILL_FILTER,
  tables: {
    kills: names('Kills', ['Verenthe']),
    deaths: names('Deaths', ['Uthgar'], 'deaths'),
    last: names('Last', [], '', false),
  },
  record: NOTHING,
  parts: {},
};

const fileFor = (query: SearchParams) => csvFile(EXPORTS, askedFor({ record: {}, parts: {}, query }));

describe('the CSV of a page', () => {
  it('is its first table, or the one that is named', async () => {
    expect(await fileFor({})).toMatchObject({ fileName: 'kills-kills.csv' });
    expect((await fileFor({}))?.body).toContain('Verenthe');
    expect((await fileFor({ table: 'deaths' }))?.body).toContain('Uthgar');
    expect((await fileFor({ table: 'last' }))?.body).toBe('\ufeffname\r\n');
  });

  it.each(['', 'nothing', 'toString', '__proto__', 'constructor', 'KILLS'])(
    'has no table %j',
    async (table) => {
      expect(await fileFor({ table })).toBeNull();
    },
  );

  it('goes on under the same filter, without what the page does not understand', async () => {
    const query = { soloOnly: 'true', period: 'all', before: 'MQ==', deathsAfter: 'OQ==', noise: '1' };
    expect((await fileFor(query))?.next).toBe(
      '/kills.csv?deathsAfter=OQ%3D%3D&soloOnly=true&table=kills&after=Mg%3D%3D',
    );
    expect((await fileFor({ ...query, table: 'deaths' }))?.next).toBe(
      '/kills.csv?before=MQ%3D%3D&deathsAfter=Mg%3D%3D&soloOnly=true&table=deaths',
    );
    expect((await fileFor({ table: 'last' }))?.next).toBeUndefined();
  });
});

describe('the name of a file', () => {
  it.each([
    ['/kill/7', 'damage', 'kill-7-damage'],
    ['/', 'weekly', 'weekly'],
    ['/search/%E2%9A%94%22%0D%0A', 'results', 'search-E2-9A-94-22-0D-0A-results'],
  ])('of %s is safe', (path, table, name) => {
    expect(fileName(path, table)).toBe(name);
  });
});
