import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { TRAINING, UNIVERSAL } from '#graphql/rules/usable-items.ts';
import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { type Weight, weighedSum } from '#lib/game/armory/better-items.ts';

vi.mock('server-only', () => ({}));
vi.mock('#lib/api/offered.ts', () => ({ whatIsOffered: async () => () => isOwn }));
const { getArmory } = await import('./armories.ts');
const { getBetterItems } = await import('./better-items.ts');

let isOwn = true;
let api: TestApi;
beforeAll(async () => {
  api = await registerTestApi();
});
afterAll(() => api.close());

/** Players who wear much. */
async function wearers() {
  const rows = await api.sql<{ id: string }[]>`
    select character_id::text as id from character_item group by 1 order by count(*) desc, 1 limit 12`;
  return Promise.all(rows.map(async ({ id }) => (await getArmory(id)).data)).then((all) =>
    all.flatMap((one) => one ?? []),
  );
}

const WEIGHTS: readonly Weight[] = [
  { stat: 'WOUNDS', weight: 2 },
  { stat: 'STRENGTH', weight: 1 },
];

interface Row {
  readonly id: string;
  readonly slot: string;
  readonly sum: number;
}

/** Everything that a character may wear and get, with the sum of its weighed stats. */
const wearable = ({ career, level, renownRank }: Awaited<ReturnType<typeof wearers>>[number]) => api.sql<
  Row[]
>`
  select item.id::text, slot, sum(value * case stat when 'WOUNDS' then 2 else 1 end)::integer as sum
  from item join item_stat on item_id = item.id and stat in ('WOUNDS', 'STRENGTH')
  where level_requirement <= ${level} and renown_rank_requirement <= ${renownRank}
    and type in ${api.sql([...UNIVERSAL, ...TRAINING[career].slice(1)])}
    and (race_restriction = 0 or race_restriction & ${raceMask([TRAINING[career][0]])}::integer <> 0)
    and (career_restriction = 0 or career_restriction & ${careerMask([career])}::integer <> 0)
    and item.id in (
      select item_id from vendor_item union select item_id from creature_drop
      union select item_id from game_object_drop union select item_id from quest_reward
      union select item_id from chapter_reward)
  group by 1, 2`;

it('finds the best three of each slot that a character may wear and get', async () => {
  isOwn = true;
  let found = 0;
  for (const armory of await wearers()) {
    const { data } = await getBetterItems(armory, WEIGHTS);
    if (!data) throw new Error('There is no answer.');
    expect(data.read).toBeNull();
    const rows = await wearable(armory);
    const worn = new Set(armory.items.map(({ item }) => item.id));
    for (const slot of ['HELM', 'SHOULDER', 'BODY', 'GLOVES', 'BELT', 'BOOTS', 'BACK']) {
      const here = armory.items.find(({ equipSlot }) => equipSlot === slot);
      const sum = here ? weighedSum(here.item, WEIGHTS) : 0;
      const gains = rows
        .filter((row) => row.slot === slot && !worn.has(row.id) && row.sum > sum)
        .map((row) => row.sum - sum)
        .toSorted((one, other) => other - one);
      const shown = data.slots.find(({ better }) => better[0]?.item.slot === slot)?.better ?? [];
      expect(shown.map(({ gain }) => gain)).toEqual(gains.slice(0, 3));
      found += shown.length;
    }
  }
  expect(found).toBeGreaterThan(10);
});

it('looks at the highest item levels where an API sorts by no stat, and says so', async () => {
  isOwn = false;
  const [armory] = await wearers();
  if (!armory) throw new Error('There is no armory.');
  api.takeStatements();
  const { data } = await getBetterItems(armory, WEIGHTS);
  if (!data) throw new Error('There is no answer.');
  expect(data.read).toBe(20);
  for (const { better } of data.slots)
    for (const { item, gain } of better) {
      expect(gain).toBeGreaterThan(0);
      expect(item.stats.map(({ stat }) => stat)).toContain('WOUNDS');
    }
  expect(api.takeStatements().length).toBeLessThan(60);
  for (const { better } of data.slots) expect(better.length).toBeLessThanOrEqual(3);
});

it('has no answer for a career that it does not know', async () => {
  const [armory] = await wearers();
  if (!armory) throw new Error('There is no armory.');
  const { data } = await getBetterItems({ ...armory, career: 'SKY_KNIGHT' as typeof armory.career }, WEIGHTS);
  expect(data).toBe(false);
});
