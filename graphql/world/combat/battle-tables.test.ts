import { describe, expect, test } from 'vitest';
import {
  groupRecords,
  recordsOf,
  type WorldRecord,
  worldRecords,
} from '#graphql/testing/truth/world-records.ts';
import { CAREERS } from '#graphql/world/characters/characters.ts';
import { ZONES } from '#graphql/world/zones/zones.ts';

const NOW = Date.UTC(2026, 8, 20, 21) / 1000;
const WORLD = worldRecords({ seed: 'battles', now: NOW, scale: 1 });
const KILLS = recordsOf(WORLD, 'kill');
const SKIRMISHES = recordsOf(WORLD, 'skirmish');
const RUNS = recordsOf(WORLD, 'scenario_record');
const KILLS_OF_SKIRMISH = groupRecords(KILLS, 'skirmish_id');
const ATTACKERS = groupRecords(recordsOf(WORLD, 'kill_attacker'), 'kill_id');
const CAREER_OF_CHARACTER = new Map(
  recordsOf(WORLD, 'character').map(({ id, career }) => [id, String(career)]),
);

const ORDER = new Set<string>(CAREERS.filter(({ realm }) => realm === 'ORDER').map(({ name }) => name));
const isOrder = (id: unknown): boolean => ORDER.has(CAREER_OF_CHARACTER.get(Number(id)) ?? '');

const killsOf = ({ id }: WorldRecord): WorldRecord[] => KILLS_OF_SKIRMISH.get(String(id)) ?? [];
const shareOf = (records: readonly WorldRecord[], holds: (record: WorldRecord) => boolean): number =>
  records.filter(holds).length / records.length;

describe('scenario records', () => {
  test('are about 700, in the order of their start, over by now', () => {
    expect(RUNS.length).toBeGreaterThan(650);
    expect(RUNS.length).toBeLessThan(750);
    const starts = RUNS.map(({ start_time }) => Number(start_time));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(RUNS.every(({ end_time }) => Number(end_time) <= NOW)).toBe(true);
  });

  test('last 3 to 15 minutes, city sieges up to 70', () => {
    for (const { start_time, end_time, queue_type } of RUNS) {
      const minutes = (Number(end_time) - Number(start_time)) / 60;
      expect(minutes).toBeGreaterThanOrEqual(queue_type === 4 ? 35 : 3);
      expect(minutes).toBeLessThanOrEqual(queue_type === 4 ? 70 : 15);
    }
  });

  test('have the realm with more points as winner, of at most 500', () => {
    for (const { winner, order_points, destruction_points } of RUNS) {
      const [order, destruction] = [Number(order_points), Number(destruction_points)];
      expect({ order, destruction, winner }).toEqual({
        order,
        destruction,
        winner: order === destruction ? 2 : order > destruction ? 0 : 1,
      });
      expect(Math.max(order, destruction)).toBeLessThanOrEqual(500);
      expect(Math.min(order, destruction)).toBeGreaterThanOrEqual(0);
    }
    const draws = shareOf(RUNS, ({ winner }) => winner === 2);
    expect(draws).toBeGreaterThan(0.015);
    expect(draws).toBeLessThan(0.05);
    for (const realm of [0, 1]) {
      expect(shareOf(RUNS, ({ winner }) => winner === realm)).toBeGreaterThan(0.4);
      expect(shareOf(RUNS, ({ winner }) => winner === realm)).toBeLessThan(0.6);
    }
  });

  test('are given up at times: early, short of the points that win', () => {
    const given = RUNS.filter(({ was_surrender }) => was_surrender === true);
    expect(given.length / RUNS.length).toBeGreaterThan(0.02);
    expect(given.length / RUNS.length).toBeLessThan(0.06);
    for (const { winner, order_points, destruction_points, start_time, end_time } of given) {
      expect(winner).not.toBe(2);
      expect(Math.max(Number(order_points), Number(destruction_points))).toBeLessThan(500);
      expect(Number(end_time) - Number(start_time)).not.toBe(900);
    }
  });

  test('come from every queue in use and every tier; ranked ones and sieges from tier 4', () => {
    expect(new Set(RUNS.map(({ queue_type }) => queue_type))).toEqual(new Set([0, 1, 2, 4, 5]));
    expect(new Set(RUNS.map(({ tier }) => tier))).toEqual(new Set([1, 2, 3, 4]));
    const special = RUNS.filter(({ queue_type }) => [1, 4, 5].includes(Number(queue_type)));
    expect(special.every(({ tier }) => tier === 4)).toBe(true);
  });

  test('have kills in their scenario while they last', () => {
    const kills = groupRecords(KILLS, 'instance_id');
    for (const { id, scenario_id, start_time, end_time } of RUNS) {
      const own = kills.get(String(id)) ?? [];
      const strays = own.filter(
        (kill) =>
          kill.scenario_id !== scenario_id ||
          Number(kill.time) < Number(start_time) ||
          Number(kill.time) > Number(end_time),
      );
      expect(own.length).toBeGreaterThan(0);
      expect(strays).toEqual([]);
    }
  });
});

describe('skirmishes', () => {
  test('are about 950, some of them of scenario runs, each run at most once', () => {
    expect(SKIRMISHES.length).toBeGreaterThan(880);
    expect(SKIRMISHES.length).toBeLessThan(1_020);
    const runs = SKIRMISHES.flatMap(({ instance_id }) => (instance_id === null ? [] : [instance_id]));
    expect(runs.length).toBeGreaterThan(200);
    expect(new Set(runs).size).toBe(runs.length);
    const known = new Map(RUNS.map(({ id, scenario_id }) => [id, scenario_id]));
    for (const { instance_id, scenario_id } of SKIRMISHES) {
      expect(scenario_id).toBe(instance_id === null ? null : known.get(instance_id));
    }
  });

  test('count their kills', () => {
    for (const skirmish of SKIRMISHES) {
      const kills = killsOf(skirmish);
      const byOrder = kills.filter(({ killer_id }) => isOrder(killer_id)).length;
      expect(skirmish.kills).toBe(kills.length);
      expect(skirmish.kills_order).toBe(byOrder);
      expect(skirmish.kills_destruction).toBe(kills.length - byOrder);
    }
  });

  test('count everybody who killed, assisted or died', () => {
    for (const skirmish of SKIRMISHES) {
      const kills = killsOf(skirmish);
      const attackers = kills.flatMap(({ id }) => ATTACKERS.get(String(id)) ?? []);
      const combatants = new Set(kills.map(({ victim_id }) => victim_id));
      for (const { character_id } of attackers) combatants.add(character_id);
      const ofOrder = [...combatants].filter(isOrder).length;
      expect(skirmish.players).toBe(combatants.size);
      expect(skirmish.players_order).toBe(ofOrder);
      expect(skirmish.players_destruction).toBe(combatants.size - ofOrder);
    }
  });

  test('are clusters: from their first to their last kill, in one zone, around one area', () => {
    for (const skirmish of SKIRMISHES) {
      const kills = killsOf(skirmish);
      const times = kills.map(({ time }) => Number(time));
      expect([Math.min(...times), Math.max(...times)]).toEqual([skirmish.start_time, skirmish.end_time]);
      expect(new Set(kills.map(({ zone_id }) => zone_id))).toEqual(new Set([skirmish.primary_zone_id]));
      if (skirmish.instance_id !== null) continue;
      const middle = (axis: 'x' | 'y') =>
        kills.reduce((sum, kill) => sum + Number(kill[axis]), 0) / kills.length;
      const [x, y] = [middle('x'), middle('y')];
      const farthest = Math.max(...kills.map((kill) => Math.hypot(Number(kill.x) - x, Number(kill.y) - y)));
      expect(farthest).toBeLessThan(9000);
    }
  });

  test('lie in an area of their zone, or in none where there is no map', () => {
    const areas = new Map(recordsOf(WORLD, 'zone_area').map(({ id, zone_id }) => [id, zone_id]));
    const unmapped = new Set(ZONES.flatMap(({ id, corners }) => (corners ? [] : [id])));
    for (const { primary_area_id, primary_zone_id } of SKIRMISHES) {
      if (unmapped.has(Number(primary_zone_id))) expect(primary_area_id).toBeNull();
      else expect(areas.get(primary_area_id ?? null)).toBe(primary_zone_id);
    }
    expect(SKIRMISHES.some(({ primary_area_id }) => primary_area_id === null)).toBe(true);
  });

  test('are small and big: some with fewer than 12 players, some with more than 100', () => {
    const players = SKIRMISHES.map((skirmish) => Number(skirmish.players));
    for (const bound of [12, 48, 100]) {
      expect(players.filter((count) => count >= bound).length).toBeGreaterThan(2);
    }
    expect(players.filter((count) => count < 12).length).toBeGreaterThan(100);
  });
});
