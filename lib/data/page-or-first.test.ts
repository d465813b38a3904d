import { describe, expect, it, vi } from 'vitest';

import { GetChaptersDocument } from '#graphql/generated/documents.ts';
import { ApiError } from '#lib/api/api-error.ts';

import { catalogueByName, pageOrFirst } from './page-or-first.ts';
import { CHAPTER_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { answering } from './testing/answering.ts';
import { onPage } from './testing/on-page.ts';

describe('pageOrFirst', () => {
  it('asks for the page of the cursor', async () => {
    const ask = vi.fn(async () => 'page');

    expect(await pageOrFirst(10, { after: 'abc' }, ask)).toBe('page');
    expect(ask.mock.calls).toEqual([[{ first: 10, after: 'abc' }]]);
  });

  it('falls back to the first page when the cursor is refused', async () => {
    const ask = vi.fn().mockRejectedValueOnce(new ApiError('refused')).mockResolvedValueOnce('first page');

    expect(await pageOrFirst(10, { before: 'abc' }, ask)).toBe('first page');
    expect(ask.mock.calls).toEqual([[{ last: 10, before: 'abc' }], [{ first: 10 }]]);
  });

  it('does not hide that the API is away, or that the first page is refused', async () => {
    const away = vi.fn().mockRejectedValue(new ApiError('unreachable'));
    const refused = vi.fn().mockRejectedValue(new ApiError('refused'));

    await expect(pageOrFirst(10, { after: 'abc' }, away)).rejects.toThrow(ApiError);
    await expect(pageOrFirst(10, {}, refused)).rejects.toThrow(ApiError);
    expect(away).toHaveBeenCalledTimes(1);
    expect(refused).toHaveBeenCalledTimes(1);
  });
});

describe('a catalogue that is searched by name', () => {
  const list = catalogueByName(GetChaptersDocument, ({ chapters }) => chapters);
  const page = (query: Record<string, string>) => list(listAddress('/chapters', query, CHAPTER_FILTER));
  const chapters = { totalCount: 0, nodes: [] };

  it.each([
    [{}, { where: {}, first: 15 }],
    [{ after: 'abc' }, { where: {}, first: 15, after: 'abc' }],
    [{ name: 'axe' }, { where: { name: { contains: 'axe' } }, first: 15 }],
    [
      { letter: 'B', before: 'abc' },
      { where: { name: expect.anything() }, last: 100, before: 'abc' },
    ],
  ])('asks for %o', async (query, variables) => {
    const asked = answering({ GetChapters: { chapters } });
    expect(await page(query)).toEqual({ data: chapters, provenance: null });
    expect(asked).toEqual({ GetChapters: [variables] });
  });

  it('has nothing where the API has none, and fewer records of a letter where it grants fewer', async () => {
    const asked = answering({ GetChapters: { chapters: null } }, () => true);
    expect((await page({ letter: 'B' })).data).toBeNull();
    expect(asked.GetChapters).toMatchObject([{ first: 50 }]);
  });

  it('shows the first page where the API refuses a cursor, and says so', async () => {
    const asked = answering({
      GetChapters({ after }: { readonly after?: string }) {
        if (after) throw new ApiError('refused');
        return { chapters };
      },
    });
    const { loaded, cursorRefused } = await onPage(() => page({ after: 'abc' }));
    expect([loaded.data, cursorRefused]).toEqual([chapters, true]);
    expect(asked.GetChapters).toEqual([
      { where: {}, first: 15, after: 'abc' },
      { where: {}, first: 15 },
    ]);
  });
});
