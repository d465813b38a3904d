import { expect, it } from 'vitest';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { noteWindow } from '#graphql/sql/archive/archive-progress.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { machineClock } from './archive-clock.ts';
import { ARCHIVED_KINDS } from './archived-kinds.ts';
import { Archiver } from './archiver.ts';
import { removalJob } from './removal.ts';
import { SmallWar } from './testing/small-war.ts';

const NOW = 1_790_164_800;
const DAY = 86_400;

it('removes what is older than the archive has to reach back, with its sums and its reach, for good', async () => {
  const { sql, close } = await openMigratedDatabase();
  const war = await SmallWar.in(sql);
  for (let id = 1; id <= 120; id += 1) await war.kill(id, NOW - id * (DAY / 30));
  const [kind] = ARCHIVED_KINDS;
  if (!kind) throw new Error('There are no kinds');
  const window = { since: NOW - 9 * DAY, until: NOW };
  await noteWindow(sql, { kind: 'Kill', ...window, reach: { ...window, readAt: NOW }, lost: [] }, NOW);
  const clock = machineClock(NOW);
  const job = removalJob(sql, { clock, days: 2, interval: 1, pause: 3_600_000 });
  expect(await job.work()).toBe(3_600_000);
  expect([
    ...(await sql`select count(*)::integer as kills, min(time) >= ${NOW - 2 * DAY} as recent from kill`),
  ]).toEqual([{ kills: 60, recent: true }]);
  expect([...(await sql`select since, until from record_progress`)]).toEqual([
    { since: NOW - 2 * DAY, until: NOW },
  ]);
  expect((await inSession(sql, compareRollups)).filter(({ different }) => different > 0)).toEqual([]);
  const ask = () => Promise.reject(new Error('is not asked'));
  const archiver = new Archiver(kind, { sql, ask, days: 2, log: () => undefined, clock });
  expect(await archiver.goBack()).toBe(false);
  await close();
});
