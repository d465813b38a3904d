import { inject, expect, it } from 'vitest';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { SiteLock } from '#graphql/sql/engine/connection/site-lock.ts';
import { becomeSole, whileSole } from './sole-archiver.ts';
import { VirtualClock } from './testing/virtual-clock.ts';

it('waits for another site to end, says so once, and goes on then', async () => {
  const clock = new VirtualClock();
  const lines: string[] = [];
  const answers = [new Error('away'), new Error('away'), false, false, true];
  const take = async () => {
    const answer = answers.shift() ?? true;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  await clock.until(becomeSole({ take }, { clock, log: (_, line) => lines.push(line) }));
  expect(clock.passed()).toBe(40_000);
  expect(lines).toEqual([
    'archive: the database does not answer: Error: away',
    'archive: another site archives into this database; this one goes on when that one ends',
    'archive: this site archives now',
  ]);
});

it('notices that its connection does not answer', async () => {
  const clock = new VirtualClock();
  let checks = 0;
  const check = async () => {
    checks += 1;
    if (checks === 3) throw new Error('gone');
  };
  await clock.until(whileSole({ check }, clock));
  expect(clock.passed()).toBe(30_000);
});

const where = inject('database');

// The embedded database belongs to one process anyway.
it.runIf('url' in where)('is held by one, until its connection ends', async () => {
  const url = 'url' in where ? where.url : '';
  let lost = 0;
  const [one, other] = [
    new SiteLock(url, 'archive', () => (lost += 1)),
    new SiteLock(url, 'archive', () => undefined),
  ];
  expect([await one.take(), await other.take(), await other.take()]).toEqual([true, false, false]);
  const admin = openDatabase({ url });
  await admin`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and granted and objid = (7316200414 & 4294967295)::oid and classid = (7316200414 >> 32)::oid`;
  await expect.poll(() => lost).toBe(1);
  await expect.poll(() => other.take()).toBe(true);
  await other.release();
  await expect.poll(() => one.take()).toBe(true);
  await one.release();
  expect(lost).toBe(1);
  await admin.end({ timeout: 1 });
});
