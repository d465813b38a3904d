import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';
import { LiveWar } from '#graphql/world/world.ts';
import { LiveWorld } from './live-world.ts';

const CLOCK = Date.parse('2026-09-23T18:00:00Z') / 1000;
const HOUR = 3_600;

let database: EmptyDatabase;
beforeEach(async () => {
  database = await openMigratedDatabase();
  await database.sql`insert into sample_world values ('live', ${CLOCK}, 1, '8')`;
});
afterEach(() => database.close());

/** Starts the world at a time, and stops it when it has caught up; tells how often pages were to be made anew. */
async function playUntil(time: number): Promise<number> {
  let purges = 0;
  const lines: string[] = [];
  const world = new LiveWorld(database.sql, {
    now: () => time,
    played: () => (purges += 1),
    log: (_, line) => lines.push(line),
  });
  await world.caughtUp;
  await world.stop();
  expect(lines).toEqual([]);
  return purges;
}

const stored = () => database.sql<{ id: string; time: number; xmin: string }[]>`
  select id::text, time, xmin::text from kill order by time, id`;

it('goes on where it was, and nothing happens twice or is left out', async () => {
  const events = new LiveWar({ seed: 'live', now: CLOCK, scale: 1 }).events(CLOCK, CLOCK + 2 * HOUR + 1);
  expect(await playUntil(CLOCK + HOUR)).toBe(1);
  const first = [...(await stored())];
  expect(first.length).toBeGreaterThan(5);
  await playUntil(CLOCK + HOUR);
  expect([...(await stored())]).toEqual(first);
  await playUntil(CLOCK + 2 * HOUR);
  const kills = await stored();
  expect(kills.slice(0, first.length)).toEqual(first);
  expect(kills.map(({ time }) => time)).toEqual(events.map(({ time }) => time));
  const compared = await inSession(database.sql, compareRollups);
  expect(compared.filter(({ different }) => different > 0)).toEqual([]);
});

it('plays what is missing of a second in which it was ended', async () => {
  await playUntil(CLOCK + HOUR);
  const before = (await stored()).map(({ id }) => id);
  await database.sql`delete from kill where (time, id) = (select time, id from kill order by time desc, id desc limit 1)`;
  await playUntil(CLOCK + HOUR);
  expect((await stored()).map(({ id }) => id)).toEqual(before);
});

it('follows a clock that jumps only as far as a restart would, and says so once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: string[] = [];
  let time = CLOCK + HOUR;
  let looked = 0;
  const now = () => {
    looked += 1;
    return time;
  };
  const world = new LiveWorld(database.sql, {
    now,
    played: () => {},
    log: (...line) => lines.push(line.join(' ')),
  });
  await world.caughtUp;
  const before = [...(await stored())];
  /** Waits for the turns of ten minutes. */
  const pass = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const seen = looked;
      await vi.advanceTimersByTimeAsync(60_000);
      await expect.poll(() => looked).toBeGreaterThan(seen);
    }
  };
  time = CLOCK + 365 * 24 * HOUR;
  await pass();
  expect([...(await stored())]).toEqual(before);
  expect(lines).toEqual([expect.stringMatching(/^warn .*clock is more than 30 days ahead/)]);
  time = CLOCK + 2 * HOUR;
  await pass();
  time = CLOCK - 365 * 24 * HOUR;
  await pass();
  await world.stop();
  vi.useRealTimers();
  const kills = await stored();
  expect(kills.length).toBeGreaterThan(before.length);
  expect(kills.every((kill) => kill.time <= CLOCK + 2 * HOUR)).toBe(true);
  expect(lines.slice(1)).toEqual(['info sample world: it goes on']);
});
