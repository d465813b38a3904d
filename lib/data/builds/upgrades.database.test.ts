import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { TRAINING, UNIVERSAL } from '#graphql/rules/usable-items.ts';
import { careerMask, raceMask } from '#graphql/sql/engine/where/bitmask.ts';
import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import hands from '#lib/game/builds/hands.json' with { type: 'json' };
import { type Weight, weightsFor } from '#lib/game/builds/weights.ts';
import type { PlannedBuild } from '#lib/url/build/build-plan.ts';

vi.mock('server-only', () => ({}));
vi.mock('#lib/api/offered.ts', () => ({ whatIsOffered: async () => () => isOwn }));
const { getArmory } = await import('../player/armories.ts');
const { wornBuild } = await import('./build-plan.ts');
const { listUpgrades } = await import('./upgrades.ts');

let isOwn = true;
let api: TestApi;
beforeAll(async () => {
  api = await registerTestApi();
});
afterAll(() => api.close());

/** Characters of many careers who wear much. */
async function wearers(): Promise<readonly PlannedBuild[]> {
  const rows = await api.sql<{ id: string }[]>`
    select (array_agg(character_id order by pieces desc, character_id))[1]::text as id
    from (select character_id, count(*) as pieces from character_item group by 1) worn
    join "character" on "character".id = character_id
    group by career order by career limit 20`;
  const armories = await Promise.all(rows.map(async ({ id }) => (await getArmory(id)).data));
  return armories.flatMap((armory) => (armory ? [wornBuild(armory)] : []));
}

interface Item {
  readonly id: string;
  readonly slot: string;
  readonly type: string;
  readonly speed: number;
  readonly dps: number;
  readonly room: number;
  readonly unique: boolean;
  readonly set: string | null;
  readonly stats: Readonly<Record<string, number>>;
}

type Amounts = Readonly<Record<string, number>>;

/** Everything that a character may wear and get, by plain conditions. */
const wearable = ({ build: { career, level, renown } }: PlannedBuild) => api.sql<Item[]>`
  select item.id::text, slot, type, speed, dps, talisman_slots as room, unique_equipped as unique,
    item_set_id::text as set,
    coalesce((select jsonb_object_agg(stat, amount) from (
      select stat, sum(value * case stat when 'HEALTH_REGEN' then 4 else 1 end) as amount
      from item_stat where item_id = item.id group by 1) one), '{}') as stats
  from item
  where level_requirement <= ${level} and renown_rank_requirement <= ${renown}
    and (career_restriction <> 0 or type in ${api.sql([...UNIVERSAL, ...TRAINING[career].slice(1)])})
    and (race_restriction = 0 or race_restriction & ${raceMask([TRAINING[career][0]])}::integer <> 0)
    and (career_restriction = 0 or career_restriction & ${careerMask([career])}::integer <> 0)
    and item.id in (
      select item_id from vendor_item union select item_id from creature_drop
      union select item_id from game_object_drop union select item_id from quest_reward
      union select item_id from chapter_reward)`;

const bonusesOfSets = () => api.sql<{ set: string; pieces: number; stat: string; amount: number }[]>`
  select item_set_id::text as set, items_required as pieces, stat,
    value * case stat when 'HEALTH_REGEN' then 4 else 1 end as amount
  from item_set_bonus where stat is not null`;

const PLACES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'HELM SHOULDER BACK BODY GLOVES BELT BOOTS RANGED_WEAPON EVENT JEWELLERY1'
      .split(' ')
      .map((slot) => [slot, [slot]]),
  ),
  MAIN_HAND: ['MAIN_HAND', 'EITHER_HAND'],
  OFF_HAND: ['OFF_HAND', 'EITHER_HAND'],
  POCKET1: ['POCKET1', 'POCKET2'],
  POCKET2: ['POCKET1', 'POCKET2'],
  JEWELLERY2: ['JEWELLERY1', 'JEWELLERY2'],
  JEWELLERY3: ['JEWELLERY1', 'JEWELLERY3'],
  JEWELLERY4: ['JEWELLERY1', 'JEWELLERY4'],
};

const ATTRIBUTES =
  'STRENGTH BALLISTIC_SKILL INTELLIGENCE TOUGHNESS WEAPON_SKILL INITIATIVE WILLPOWER WOUNDS'.split(' ');
const MELEE = new Set(['SWORD', 'AXE', 'HAMMER', 'DAGGER', 'SPEAR', 'LANCE']);
const SHOOTERS: ReadonlySet<string> = new Set(['ENGINEER', 'SHADOW_WARRIOR', 'SQUIG_HERDER']);

const takesBothHands = ({ slot, type, speed }: Pick<Item, 'slot' | 'type' | 'speed'>) =>
  slot === 'MAIN_HAND' && (type === 'STAFF' || (MELEE.has(type) && speed >= 340));

interface Worn {
  readonly item: Pick<Item, 'id' | 'slot' | 'type' | 'speed' | 'dps' | 'set' | 'stats'>;
  readonly talismans: readonly Amounts[];
}

const amounts = (stats: readonly { readonly stat: string; readonly value: number }[]): Amounts => {
  const sums: Record<string, number> = {};
  for (const { stat, value } of stats)
    sums[stat] = (sums[stat] ?? 0) + value * (stat === 'HEALTH_REGEN' ? 4 : 1);
  return sums;
};

/** The weighed sum of a whole build, added up plainly. */
function plainScore(
  { build: { career, level }, base }: PlannedBuild,
  worn: ReadonlyMap<string, Worn>,
  bonuses: Awaited<ReturnType<typeof bonusesOfSets>>,
  weights: readonly Weight[],
): number {
  const sums: Record<string, number> = {};
  const add = (stats: Amounts) => {
    for (const [stat, amount] of Object.entries(stats)) sums[stat] = (sums[stat] ?? 0) + amount;
  };
  const sets: Record<string, number> = {};
  for (const { item, talismans } of worn.values()) {
    add(item.stats);
    for (const each of talismans) add(each);
    if (item.set !== null) sets[item.set] = (sets[item.set] ?? 0) + 1;
  }
  for (const { set, pieces, stat, amount } of bonuses)
    if ((sets[set] ?? 0) >= pieces) add({ [stat]: amount });
  const soft = 25 * level + 50;
  const hard = 40 * level + 50;
  let score = 0;
  for (const { stat, weight } of weights) {
    if (stat === 'DPS') {
      score +=
        (weight * (worn.get(SHOOTERS.has(career) ? 'RANGED_WEAPON' : 'MAIN_HAND')?.item.dps ?? 0)) / 10;
    } else if (ATTRIBUTES.includes(stat)) {
      const points = (base?.[stat] ?? 0) + (sums[stat] ?? 0);
      score += weight * (points > soft ? Math.min(soft + (points - soft) / 2, hard) : points);
    } else score += weight * (sums[stat] ?? 0);
  }
  return score;
}

/** The greatest gain of each slot, one item after the other, over everything that may be worn. */
async function plainBest(plan: PlannedBuild, weights: readonly Weight[]) {
  const bonuses = await bonusesOfSets();
  const { career } = plan.build;
  const worn = new Map<string, Worn>(
    plan.gear.map(({ equipSlot, item, talismans }) => [
      equipSlot,
      {
        item: { ...item, set: item.itemSet?.id ?? null, stats: amounts(item.stats) },
        talismans: talismans.map(({ stats }) => amounts(stats)),
      },
    ]),
  );
  const before = plainScore(plan, worn, bonuses, weights);
  const offHands: Readonly<Record<string, readonly string[]>> = hands.offHand;
  const main = worn.get('MAIN_HAND')?.item;
  const gains: { slot: string; id: string; gain: number }[] = [];
  for (const item of await wearable(plan)) {
    for (const [slot, takes] of Object.entries(PLACES)) {
      if (!takes.includes(item.slot) || worn.get(slot)?.item.id === item.id) continue;
      if (slot === 'OFF_HAND' && (!offHands[career]?.includes(item.type) || (main && takesBothHands(main))))
        continue;
      if (item.unique && [...worn].some(([other, each]) => other !== slot && each.item.id === item.id))
        continue;
      const after = new Map(worn);
      after.set(slot, { item, talismans: worn.get(slot)?.talismans.slice(0, item.room) ?? [] });
      if (slot === 'MAIN_HAND' && takesBothHands(item)) after.delete('OFF_HAND');
      gains.push({ slot, id: item.id, gain: plainScore(plan, after, bonuses, weights) - before });
    }
  }
  const order = gains.toSorted((one, other) => other.gain - one.gain || Number(other.id) - Number(one.id));
  const taken = new Set<string>();
  return order.filter(({ slot, id, gain }) => {
    if (gain < 0.0005 || taken.has(slot) || taken.has(id)) return false;
    taken.add(slot).add(id);
    return true;
  });
}

const rounded = (gain: number) => Math.round(gain * 1000) / 1000;

it('finds for twenty characters what trying everything finds', { timeout: 300_000 }, async () => {
  isOwn = true;
  const builds = await wearers();
  expect(builds.length).toBe(20);
  let rows = 0;
  for (const plan of builds) {
    const weights = weightsFor(plan.build.career);
    const { data } = await listUpgrades(plan, weights);
    const best = await plainBest(plan, weights);
    expect(data.read, plan.name).toBeNull();
    expect(
      data.rows.map(({ gain }) => gain),
      plan.name,
    ).toEqual(best.map(({ gain }) => rounded(gain)));
    rows += best.length;
  }
  expect(rows).toBeGreaterThan(60);
});

it('counts points above the soft cap half, and finds the same', { timeout: 300_000 }, async () => {
  isOwn = true;
  const builds = (await wearers()).slice(0, 6);
  for (const given of builds) {
    const base = { ...given.base, STRENGTH: 980, WILLPOWER: 1_100, INTELLIGENCE: 1_000, WOUNDS: 1_020 };
    const plan = { ...given, base, gear: given.gear.slice(2) };
    const weights = weightsFor(plan.build.career);
    const { data } = await listUpgrades(plan, weights);
    expect(data.read, plan.name).toBeNull();
    expect(data.rows.map(({ gain }) => gain)).toEqual(
      (await plainBest(plan, weights)).map(({ gain }) => rounded(gain)),
    );
  }
});

it('looks at the highest item levels where an API sorts by no stat, and says so', async () => {
  isOwn = false;
  const [plan] = await wearers();
  if (!plan) throw new Error('There is no armory.');
  api.takeStatements();
  const { data } = await listUpgrades(plan, [{ stat: 'WOUNDS', weight: 1 }]);
  expect([data.read, data.sortsStats]).toEqual([20, false]);
  for (const { gain } of data.rows) expect(gain).toBeGreaterThan(0);
  expect(api.takeStatements().length).toBeLessThan(60);
});
