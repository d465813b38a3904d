import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Point = { x: number; y: number; count: number };
type Corners = { nwX: number; nwY: number; seX: number; seY: number };
type Kill = Record<string, number | string | boolean | null> & {
  x: number;
  y: number;
  zone: number;
  time: number;
};

const DAY = 86_400;

let api: TestApi;
let kills: readonly Kill[];
let corners: ReadonlyMap<number, Corners>;

beforeAll(async () => {
  api = await openTestApi();
  kills = await api.sql<Kill[]>`
    select x, y, zone_id as zone, time, solo, instance_id::text as "instanceId", skirmish_id::text as skirmish,
           killer_id as "killerId", victim_id as "victimId", killer_guild_id as "killerGuildId",
           victim_guild_id as "victimGuildId"
    from kill`;
  const zones = await api.sql<(Corners & { id: number })[]>`
    select id, nw_corner_x as "nwX", nw_corner_y as "nwY", se_corner_x as "seX", se_corner_y as "seY"
    from zone where nw_corner_x is not null`;
  corners = new Map(zones.map((zone) => [zone.id, zone]));
});
afterAll(() => api.close());

const cellOf = (at: number, from: number, to: number) =>
  Math.min(63, Math.max(0, Math.floor(((at - from) * 64) / (to - from))));

/** Cells with their kills, one by one. */
function heatOf(isMatch: (kill: Kill) => boolean): Point[] {
  const heat = new Map<string, Point>();
  for (const kill of kills) {
    const map = corners.get(kill.zone);
    if (!map || !isMatch(kill)) continue;
    const [x, y] = [cellOf(kill.x, map.nwX, map.seX), cellOf(kill.y, map.nwY, map.seY)];
    const point = heat.get(`${x} ${y}`) ?? { x, y, count: 0 };
    heat.set(`${x} ${y}`, { ...point, count: point.count + 1 });
  }
  return [...heat.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

async function expectHeat(args: string, isMatch: (kill: Kill) => boolean) {
  const { killsHeatmap } = await api.ask<{ killsHeatmap: Point[] }>(
    `{ killsHeatmap(${args}) { x y count } }`,
  );
  expect(killsHeatmap).toEqual(heatOf(isMatch));
  return killsHeatmap.reduce((sum, { count }) => sum + count, 0);
}

/** The value that most kills have, among those in zones with a map. */
function commonest(key: string) {
  const counts = new Map<Kill[string], number>();
  for (const kill of kills) {
    const value = kill[key] ?? null;
    if (value !== null && corners.has(kill.zone)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [first] = [...counts].sort((one, other) => other[1] - one[1]);
  return first?.[0] ?? '';
}

describe('the heat of a zone', () => {
  it('is its kills', async () => {
    const zone = commonest('zone');
    const count = await expectHeat(`zoneId: ${zone}`, (kill) => kill.zone === zone);
    expect(count).toBe(kills.filter((kill) => kill.zone === zone).length);
    await expectHeat(`zoneId: ${zone}, soloOnly: true`, (kill) => kill.zone === zone && kill.solo === true);
  });

  it('counts whole days and parts of days alike', async () => {
    const zone = commonest('zone');
    const times = kills.filter((kill) => kill.zone === zone).map(({ time }) => time);
    const midnight = Math.floor(Math.max(...times) / DAY) * DAY;
    for (const from of [
      midnight - 30 * DAY,
      midnight - 30 * DAY + 5000,
      midnight - 4 * DAY,
      midnight + 40_000,
    ]) {
      for (const to of [midnight, midnight + 1, midnight + 43_200, midnight + 3 * DAY]) {
        const isMatch = (kill: Kill) => kill.zone === zone && kill.time >= from && kill.time < to;
        await expectHeat(`zoneId: ${zone}, from: ${from}, to: ${to}`, isMatch);
        await expectHeat(
          `zoneId: ${zone}, from: ${from}, to: ${to}, soloOnly: true`,
          (kill) => isMatch(kill) && kill.solo === true,
        );
      }
    }
    const all = (kill: Kill) => kill.zone === zone;
    await expectHeat(`zoneId: ${zone}, from: -9007199254740991, to: 9007199254740991`, all);
    await expectHeat(`zoneId: ${zone}, from: 9007199254740991`, () => false);
    await expectHeat(`zoneId: ${zone}, to: -5`, () => false);
  });

  it('is none without a map', async () => {
    const unmapped = kills.find((kill) => !corners.has(kill.zone));
    expect(unmapped).toBeDefined();
    expect(await expectHeat(`zoneId: ${unmapped?.zone}`, () => false)).toBe(0);
  });

  it('is read from stored days unless the filter names a player', async () => {
    const zone = commonest('zone');
    api.takeStatements();
    await api.ask(`{ killsHeatmap(zoneId: ${zone}, from: 0) { x } }`);
    await api.ask(`{ killsHeatmap(zoneId: ${zone}, killerId: 5) { x } }`);
    expect(api.takeStatements()).toEqual(['heatmapOfZone', 'heatmapOfKills']);
  });
});

describe('the heat of others', () => {
  it.each(['instanceId', 'killerId', 'victimId', 'killerGuildId', 'victimGuildId'])(
    'by %s is theirs',
    async (key) => {
      const value = commonest(key);
      const count = await expectHeat(`${key}: "${value}"`, (kill) => kill[key] === value);
      expect(count).toBeGreaterThan(1);
    },
  );

  it('narrows with every argument', async () => {
    const [killer, zone] = [commonest('killerGuildId'), commonest('zone')];
    await expectHeat(
      `killerGuildId: ${killer}, zoneId: ${zone}`,
      (kill) => kill.killerGuildId === killer && kill.zone === zone,
    );
    const middle = kills[kills.length >> 1]?.time ?? 0;
    await expectHeat(
      `killerGuildId: ${killer}, soloOnly: true, from: ${middle}`,
      (kill) => kill.killerGuildId === killer && kill.solo === true && kill.time >= middle,
    );
  });

  it.each(['zoneId: "x"', 'instanceId: "x"', 'killerId: ""', 'victimGuildId: "99999999999"'])(
    'is none for %s',
    async (args) => {
      expect(await expectHeat(args, () => false)).toBe(0);
    },
  );

  it('needs a zone, a run, a player or a guild', async () => {
    const { errors } = await api.send('{ killsHeatmap(soloOnly: true) { x } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('the heat of a skirmish', () => {
  it('is its kills', async () => {
    const { skirmishes } = await api.ask<{ skirmishes: { nodes: { id: string; heatmap: Point[] }[] } }>(
      '{ skirmishes(first: 25) { nodes { id heatmap { x y count } } } }',
    );
    for (const { id, heatmap } of skirmishes.nodes)
      expect(heatmap).toEqual(heatOf(({ skirmish }) => skirmish === id));
    expect(skirmishes.nodes.some(({ heatmap }) => heatmap.length > 3)).toBe(true);
  });
});
