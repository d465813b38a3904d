import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Answer } from '#lib/api/answer.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import type { Filter } from '#lib/url/filter/filter.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import {
  CREATURE_FILTER,
  GAME_OBJECT_FILTER,
  QUEST_FILTER,
  CHAPTER_FILTER,
} from '#lib/url/filter/name-filter.ts';
import { type ListAddress, listAddress } from '#lib/url/paging/list-address.ts';
import { type HeldParts, isEmptyPart, ownFields, ownHref } from '#lib/url/paging/own-part.ts';
import { routes } from '#lib/url/routes.ts';

let api: TestApi;

vi.mock('server-only', () => ({}));
vi.mock('#lib/api/page-limit.ts', () => ({ mostRows: () => 50 }));
vi.mock('#lib/api/query.ts', () => ({
  query: async (document: DocumentNode, variables: object) => ({
    data: await api.ask(print(document), variables),
    provenance: null,
  }),
}));
const held = await import('./held-parts.ts');
const { listChapters } = await import('./chapters.ts');
const { listCreatures } = await import('./creatures.ts');
const { listGameObjects } = await import('./game-objects.ts');
const { listItems } = await import('./items.ts');
const { listQuests } = await import('./quests.ts');
const { listInstanceRuns } = await import('../instance/instance-runs.ts');

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Rows {
  readonly nodes?: readonly unknown[] | null;
}

/** The lists that have parts, each with a question for its rows and one for its parts that have some. */
const LISTS = [
  [routes.chapters, CHAPTER_FILTER, listChapters, held.chaptersHeld],
  [routes.creatures, CREATURE_FILTER, listCreatures, held.creaturesHeld],
  [routes.gameObjects, GAME_OBJECT_FILTER, listGameObjects, held.gameObjectsHeld],
  [routes.quests, QUEST_FILTER, listQuests, held.questsHeld],
  [routes.items, ITEM_FILTER, listItems, held.itemsHeld],
  [routes.instanceRuns, RUN_FILTER, listInstanceRuns, held.runsHeld],
] as const;

async function checkParts<Of extends Filter>(
  list: ListAddress<Of>,
  rowsOf: (list: ListAddress<Of>) => Promise<Answer<Rows | null>>,
  parts: HeldParts | null,
): Promise<void> {
  const { path, filter } = list;
  for (const { param, options, byDefault } of ownFields(path, filter)) {
    for (const { value } of options) {
      if (value === byDefault) continue;
      const href = ownHref(list, param, value);
      const query = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
      const { data } = await rowsOf(listAddress(path, query, filter));
      expect([href, isEmptyPart(href, parts)]).toEqual([href, (data?.nodes ?? []).length === 0]);
    }
  }
}

it.each(LISTS)(
  'the parts of %s that are linked have rows, and no others',
  async (...[path, filter, rowsOf, partsOf]) => {
    const { data: parts } = await partsOf();
    expect(parts?.length).toBeGreaterThan(0);
    await checkParts(listAddress(path, {}, filter), rowsOf as never, parts);
  },
);

it('knows the pairs of items that there are', async () => {
  const { data: parts } = await held.itemsHeld();
  const list = listAddress(routes.items, { rarity: 'MYTHIC' }, ITEM_FILTER);
  await checkParts(list, listItems, parts);
});
