import { describe, expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';

import type { SearchParams } from '#lib/url/search-params.ts';

import { col, columnsOf } from './export-columns.ts';
import { answerExport } from './export-route.ts';
import { listExports, pageExports } from './page-exports.ts';
import { INTEGER, object, TEXT } from './shapes/shape.ts';

const OLD = { asOf: Date.UTC(2026, 10, 20), recordedSince: Date.UTC(2026, 10, 15) / 1_000 };

const SCORES = columnsOf<number>(col('score', 'A score', (score) => score));

const EXPORTS = pageExports('/kill/{id}', 'A kill', {
  source: {
    idOf: ({ id }) => (id !== undefined && /^\d+$/.test(id) ? id : null),
    get: async (id: string) => {
      if (id === '500') throw new ApiError('unreachable');
      return { data: id === '404' ? null : { id }, provenance: null };
    },
  },
  record: object({ id: TEXT }),
  parts: (part) => ({
    score: part(async ({ id }) => ({ data: -3, provenance: id === '9' ? OLD : null })).json(INTEGER),
  }),
  tables: (table) => ({
    scores: table('Scores', async ({ part }) => [await part('score')], SCORES),
  }),
});

const ask = (id: string, format: string, query = '', headers: Record<string, string> = {}) =>
  answerExport(EXPORTS, new Request(`http://localhost/export/${format}/kill/${id}${query}`, { headers }), {
    id,
    format,
  });

describe('the exports of a page', () => {
  it('are the data with the address of the page', async () => {
    const response = await ask('7', 'json', '?noise=1');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      url: expect.stringMatching(/^http:\/\/.*\/kill\/7$/),
      asOf: null,
      recordedSince: null,
      record: { id: '7' },
      parts: { score: -3 },
    });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toContain('max-age=60');
  });

  it('take the first of a repeated parameter, as pages do', async () => {
    expect((await ask('7', 'csv', '?table=scores&table=nothing')).status).toBe(200);
    expect((await ask('7', 'csv', '?table=nothing&table=scores')).status).toBe(404);
  });

  it('say how old the data is where it is not of now, and are not kept then', async () => {
    const response = await ask('9', 'json');
    expect(await response.json()).toMatchObject({
      asOf: '2026-11-20T00:00:00.000Z',
      recordedSince: '2026-11-15T00:00:00.000Z',
    });
    const table = await ask('9', 'csv');
    expect(table.headers.get('data-as-of')).toBe('2026-11-20T00:00:00.000Z');
    expect(table.headers.get('data-recorded-since')).toBe('2026-11-15T00:00:00.000Z');
    expect((await ask('7', 'csv')).headers.get('data-as-of')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are not sent to who has them', async () => {
    const { headers } = await ask('7', 'csv');
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('7', 'csv', '', { 'if-none-match': known });
      expect(again.status, known).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect((await ask('7', 'csv', '', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('8', 'json')).headers.get('etag')).not.toBe(
      (await ask('7', 'json')).headers.get('etag'),
    );
  });

  it.each([
    ['an id that no record has', '404', 'json', ''],
    ['what is no id', 'x', 'json', ''],
    ['a format that there is not', '7', 'xml', ''],
    ['a format that the page does not have', '7', 'atom', ''],
    ['an inherited name as a format', '7', 'toString', ''],
    ['a table that there is not', '7', 'csv', '?table=valueOf'],
  ])('do not exist for %s', async (_, id, format, query) => {
    const response = await ask(id, format, query);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found\n');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('fail with the status of the API', async () => {
    const response = await ask('500', 'csv');
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });
});

it('begins a feed with the newest, whatever page of the list its address names', async () => {
  const asked: SearchParams[] = [];
  const kills = listExports('/kills', 'Kills', {
    parts: (part) => ({
      kills: part(async ({ query }) => {
        asked.push(query);
        return { data: asked.length, provenance: null };
      }).json(INTEGER),
    }),
    tables: () => ({}),
    feed: { label: 'Kills', entries: async ({ part }) => part('kills').then(() => []) },
  });
  for (const format of ['json', 'atom']) {
    const request = new Request(
      `http://localhost/export/${format}/kills?after=MTIz&deathsBefore=NDU2&period=all`,
    );
    expect((await answerExport(kills, request, { format })).status).toBe(200);
  }
  const rest = { period: ['all'] };
  expect(asked).toEqual([{ ...rest, after: ['MTIz'], deathsBefore: ['NDU2'] }, rest]);
});
