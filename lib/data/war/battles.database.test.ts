import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { killsOfCourse } from '#lib/game/battles/report/course.ts';
import { battleReport } from '#lib/game/battles/report/report.ts';
import { bySide } from '#lib/game/battles/report/rows.ts';

vi.mock('server-only', () => ({}));
const { BATTLE, getReportRows, getSkirmish, getSkirmishRows } = await import('./battles.ts');

let api: TestApi;
/** The battles with the most skirmishes and the most kills. */
let ids: readonly string[];
/** A battle of one skirmish. */
let single: string;
beforeAll(async () => {
  api = await registerTestApi();
  const battles = await api.sql<{ id: string; skirmishes: number }[]>`
    (select id::text, skirmishes from battle order by skirmishes desc, kills desc limit 5)
    union all (select id::text, skirmishes from battle where skirmishes = 1 order by kills desc limit 5)`;
  ids = [...new Set(battles.map(({ id }) => id))];
  single = battles.find(({ skirmishes }) => skirmishes === 1)?.id ?? '';
});
afterAll(() => api.close());

/** A slow machine may take longer than a visitor waits. */
const patiently = <Data>(ask: () => Promise<Data>) => vi.waitFor(ask, { timeout: 60_000 });

async function reportOf(id: string) {
  const [battle, found] = await patiently(() => Promise.all([BATTLE.get(id), getReportRows(id)]));
  if (!battle.data || !found.data) throw new Error(`no battle ${id}`);
  return { battle: battle.data, law: found.data.law, report: battleReport(battle.data, found.data.rows) };
}

it('adds up to the records: sides, minutes, roles and guilds', async () => {
  for (const id of ids) {
    const { battle, report } = await reportOf(id);
    const [truth] = await api.sql<Record<string, number>[]>`
      select count(distinct character_id)::integer as players, sum(damage)::float as damage,
             sum(healing_self + healing_others)::float as healing,
             sum(protection_self + protection_others)::float as protection
      from skirmish_score join battle_part using (skirmish_id) where battle_id = ${id}`;
    const both = (key: keyof typeof report.sides.order) =>
      report.sides.order[key] + report.sides.destruction[key];
    for (const key of ['players', 'damage', 'healing', 'protection'] as const) {
      expect(both(key), `${key} of ${id}`).toBe(truth?.[key]);
    }
    const kills = bySide((side) => battle[side].kills);
    expect(killsOfCourse(report.course)).toEqual(kills);
    for (const rows of [report.roles, report.guilds]) {
      const total = (key: 'players' | 'kills' | 'deaths' | 'damage') =>
        bySide((side) => rows.reduce((sum, row) => (row.side === side ? sum + row[key] : sum), 0));
      expect(total('kills')).toEqual(kills);
      expect(total('deaths')).toEqual(bySide((side) => battle[side].deaths));
      expect(total('players')).toEqual(bySide((side) => battle[side].players));
      expect(total('damage')).toEqual(bySide((side) => report.sides[side].damage));
    }
    const drawn = report.pictures.reduce(
      (sum, picture) => sum + picture.kills.order + picture.kills.destruction,
      0,
    );
    expect(drawn).toBe(report.losses.length);
    expect(report.differences).toEqual([]);
  }
});

it('finds a battle by the id of any of its skirmishes', async () => {
  const [battle] = ids;
  const parts = await api.sql<{ id: string }[]>`
    select skirmish_id::text as id from battle_part where battle_id = ${battle ?? ''} order by start_time, skirmish_id`;
  const { data } = await patiently(() => BATTLE.get(parts.at(-1)?.id ?? ''));
  expect(data?.id).toBe(battle);
  expect(data?.skirmishes.map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
});

it('tells a skirmish of its own rows as the battle that it is', async () => {
  const { battle, report } = await reportOf(single);
  const [head, rows] = await patiently(() => Promise.all([getSkirmish(single), getSkirmishRows(single)]));
  if (!head.data || !rows.data) throw new Error('no skirmish');
  const told = battleReport(head.data, rows.data);
  expect(head.data).toMatchObject({ id: single, startTime: battle.startTime, endTime: battle.endTime });
  expect(told.sides).toEqual(report.sides);
  expect(told.course).toEqual(report.course);
  expect(told.losses.map(({ id }) => id)).toEqual(report.losses.map(({ id }) => id));
  expect(told.roles).toEqual(report.roles);
  expect(told.pictures).toEqual(report.pictures);
  expect(told.differences).toEqual([]);
});

it('knows no battle of a skirmish in a scenario, nor of none', async () => {
  const [run] = await api.sql<{ id: string }[]>`
    select id::text from skirmish where instance_id is not null limit 1`;
  for (const id of [run?.id ?? '', '00000000-0000-0000-0000-000000000000']) {
    expect((await patiently(() => BATTLE.get(id))).data).toBeNull();
    expect((await patiently(() => getReportRows(id))).data).toBeNull();
  }
});
