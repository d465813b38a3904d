import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { parseCareer } from '#lib/game/players/careers.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import { getWornByBest } from './worn-by-best.ts';

let api: TestApi;
beforeAll(async () => {
  api = await registerTestApi();
});
afterAll(() => api.close());

async function someCareer() {
  const [row] = await api.sql<{ career: string }[]>`
    select career from worn_by_best where slot = 'JEWELLERY1' group by 1 order by count(*) desc, 1 limit 1`;
  const career = parseCareer(row?.career ?? '');
  if (!career) throw new Error('No career wears jewellery.');
  return career;
}

it('names the items slot by slot, with the slots that take them', async () => {
  const career = await someCareer();
  const { data } = await getWornByBest(bareBuild(career));
  if (!data.worn) throw new Error('Nothing was counted.');
  const { choices, players } = data.worn;
  expect(choices.length).toBeGreaterThan(3);
  const jewellery = choices.find(({ label }) => label === 'Jewellery');
  expect(jewellery?.slots).toEqual(['jewellery-1', 'jewellery-2', 'jewellery-3', 'jewellery-4']);
  for (const choice of choices) {
    expect(choice.item.name).toBeTruthy();
    expect(choice.wearers).toBeGreaterThan(1);
    expect(choice.wearers).toBeLessThanOrEqual(players);
    expect(choice.players).toBe(players);
  }
});

it('is that of the open slot alone, where there is one', async () => {
  const { data } = await getWornByBest(bareBuild(await someCareer()), 'jewellery-3');
  if (!data.worn) throw new Error('Nothing was counted.');
  expect(data.worn.choices.length).toBeGreaterThan(0);
  for (const { slots } of data.worn.choices) expect(slots).toEqual(['jewellery-3']);
});
