import { afterAll, beforeAll, expect, it } from 'vitest';

import { GetItemTagsDocument } from '#graphql/generated/documents.ts';
import { registerApi } from '#lib/api/registry.ts';
import { itemsByIds } from './items-by-ids.ts';

const asked: (readonly number[])[] = [];

beforeAll(() => {
  registerApi({
    fetch: () => Promise.reject(new Error('not asked over HTTP')),
    async ask(_, variables) {
      const { ids } = variables as { readonly ids: readonly number[] };
      asked.push(ids);
      const nodes = ids.filter((id) => id < 900).map((id) => ({ id: String(id), name: `Axe ${id}` }));
      return { data: { items: { nodes } }, errors: [] };
    },
  });
});
afterAll(() => registerApi(undefined));

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, n) => String(first + n));

it('asks for what is not cached alone, in questions that an API answers whole', async () => {
  expect(await itemsByIds(GetItemTagsDocument, [], {})).toEqual({ data: new Map(), provenance: null });
  const { data } = await itemsByIds(GetItemTagsDocument, [...idsFrom(1, 51), '7', '7'], {});
  expect([...data.keys()]).toEqual(idsFrom(1, 51));
  expect(data.get('7')).toMatchObject({ name: 'Axe 7' });
  expect(asked.map(({ length }) => length)).toEqual([50, 1]);
  const others = await itemsByIds(GetItemTagsDocument, ['900', ...idsFrom(50, 3)], {});
  expect([...others.data.keys()]).toEqual(idsFrom(50, 3));
  expect(asked.slice(2)).toEqual([[900, 52]]);
  await itemsByIds(GetItemTagsDocument, ['900', '52'], {});
  expect(asked).toHaveLength(3);
});
