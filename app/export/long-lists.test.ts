import { describe, expect, it } from 'vitest';

import { pageOrFirst } from '#lib/data/page-or-first.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';

import { answerExport } from '#lib/exports/export-route.ts';
import { col, columnsOf } from '#lib/exports/export-columns.ts';
import { LIMIT, MOST_EXPORTED } from '#lib/exports/long-lists.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { BOOLEAN, INTEGER, list, nullable, object, TEXT } from '#lib/exports/shapes/shape.ts';

const ALL: readonly number[] = Array.from({ length: 1_200 }, (_, index) => index + 1);

interface Page {
  readonly nodes: readonly number[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly endCursor: string | null;
  };
}

const SHAPE = object<Page>({
  nodes: list(INTEGER),
  pageInfo: object({ hasNextPage: BOOLEAN, hasPreviousPage: BOOLEAN, endCursor: nullable(TEXT) }),
});

/** Sizes of the pages that were asked for. */
const sizes: number[] = [];

const page = (cursor: { readonly after?: string }) =>
  pageOrFirst(10, cursor, async ({ first = 0, after = '0' }) => {
    sizes.push(first);
    const end = Math.min(Number(after) + first, ALL.length);
    const pageInfo = {
      hasNextPage: end < ALL.length,
      hasPreviousPage: Number(after) > 0,
      endCursor: String(end),
    };
    const data: Page = { nodes: ALL.slice(Number(after), end), pageInfo };
    return { data, provenance: null };
  });

const NUMBERS = listExports('/kills', 'Numbers', {
  filter: BATTLE_FILTER,
  parts: (part) => ({
    from: part(async ({ list: { values } }) => ({ data: values.from, provenance: null })).json(TEXT),
    numbers: part(async ({ list: { cursor } }) => {
      const { data, provenance } = await page(cursor);
      return { data: { found: data }, provenance };
    }).json(object<{ found: Page }>({ found: SHAPE })),
  }),
  tables: (table) => ({
    numbers: table(
      'Numbers',
      async ({ part }) => (await part('numbers')).found,
      columnsOf<number>(col('number', 'A number', (each) => each)),
    ),
    whole: table('Whole', () => [1, 2, 3], columnsOf<number>(col('number', 'A number', (each) => each))),
  }),
});

const ask = (format: string, query: string) =>
  answerExport(NUMBERS, new Request(`http://localhost/export/${format}/kills${query}`), { format });

const numbersOf = async (answer: Response): Promise<readonly number[]> =>
  (await answer.text()).trim().split('\r\n').slice(1).map(Number);

describe('rows of a list', () => {
  it('are as many as a page shows where the address does not say', async () => {
    expect(await numbersOf(await ask('csv', ''))).toEqual(ALL.slice(0, 10));
  });

  it.each([1, 7, 50, 51, 120, 1_000])(
    'are %i where the address asks for them, in small questions',
    async (limit) => {
      sizes.length = 0;
      const answer = await ask('csv', `?${LIMIT}=${limit}`);
      expect(answer.headers.get('link')).toBe(
        `</kills.csv?table=numbers&limit=${limit}&after=${limit}>; rel="next"`,
      );
      expect(await numbersOf(answer)).toEqual(ALL.slice(0, limit));
      expect(sizes).toHaveLength(Math.ceil(limit / 50));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    },
  );

  it('go on after a cursor to the end of the list', async () => {
    const answer = await ask('csv', '?limit=1000&after=1000');
    expect(await numbersOf(answer)).toEqual(ALL.slice(1_000));
    expect(answer.headers.get('link')).toBeNull();
  });

  it('are as many in data, and the cursor leads on', async () => {
    const { parts } = await (await ask('json', '?limit=120&after=30')).json();
    expect(parts.numbers.found).toEqual({
      nodes: ALL.slice(30, 150),
      pageInfo: { hasNextPage: true, hasPreviousPage: true, endCursor: '150' },
    });
  });

  it('are all of a table without pages', async () => {
    expect(await numbersOf(await ask('csv', '?limit=2&table=whole'))).toEqual([1, 2, 3]);
  });

  it('may begin with a time, which is the beginning of the filter', async () => {
    const { parts, url } = await (await ask('json', '?since=2026-11-20T18:00Z')).json();
    expect(parts.from).toBe('2026-11-20T18:00');
    expect(new URL(url).searchParams.get('from')).toBe('2026-11-20T18:00');
  });
});

describe('what no list understands', () => {
  it.each([
    '?limit=0',
    '?limit=-1',
    '?limit=1e3',
    `?limit=${MOST_EXPORTED + 1}`,
    `?limit=${'9'.repeat(400)}`,
    '?limit=ten',
    '?limit=5&before=10',
    '?since=yesterday',
    '?since=2026-02-30',
    '?since=2026-11-20&from=2026-11-19',
  ])('is refused in a sentence: %s', async (query) => {
    for (const format of ['json', 'csv']) {
      const answer = await ask(format, query);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toMatch(/^".+\n$/);
    }
  });

  it('is refused where a list cannot be asked for by time', async () => {
    const plain = listExports('/quests', 'Quests', { parts: () => ({}), tables: () => ({}) });
    const request = new Request('http://localhost/export/json/quests?since=2026-11-20');
    const answer = await answerExport(plain, request, { format: 'json' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('has no "since"');
  });
});
