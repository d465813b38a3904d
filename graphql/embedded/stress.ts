import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#graphql/sql/engine/database.ts';
import { stress } from '#graphql/testing/stress-queries.ts';
import { startTinyDatabase, temporaryDirectory } from '#graphql/testing/tiny-database.ts';

/*
 * A long trial of the embedded database, to be run by hand:
 *   node --import tsx graphql/embedded/stress.ts [queries]
 * Prints right, wrong and lost answers, the time they took and how long a killed process was away.
 */

const COUNT = Number(process.argv[2] ?? 30_000);
const KILLS = 5;

const print = (text: string) => void process.stdout.write(`${text}\n`);

async function measure(label: string, poolCount: number, dataDir: string) {
  const database = await startTinyDatabase(dataDir);
  const pools = Array.from({ length: poolCount }, () => openDatabase(database.connection));
  const started = performance.now();
  const { right, wrong, errors } = await stress(pools, COUNT);
  const seconds = (performance.now() - started) / 1000;
  print(
    `${label}: ${right} right, ${wrong} wrong, ${errors.length} errors ${[...new Set(errors)].join('; ')}` +
      ` in ${seconds.toFixed(1)} s (${Math.round(COUNT / seconds)}/s)`,
  );
  await Promise.all(pools.map((pool) => pool.end({ timeout: 1 })));
  await database.stop();
}

async function measureKills(dataDir: string) {
  const database = await startTinyDatabase(dataDir);
  const sql = openDatabase(database.connection);
  for (let time = 1; time <= KILLS; time += 1) {
    const [before] = await sql`select count(*) from kill`;
    const pid = database.pid();
    if (pid === undefined) throw new Error('There is no process to kill.');
    process.kill(pid, 'SIGKILL');
    const killed = performance.now();
    let after = await sql`select count(*) from kill`.catch(() => []);
    while (after.length === 0) {
      await wait(10);
      after = await sql`select count(*) from kill`.catch(() => []);
    }
    const away = Math.round(performance.now() - killed);
    print(`kill ${time}: answers after ${away} ms, ${after[0]?.count} of ${before?.count} rows`);
    await wait(500);
  }
  await sql.end({ timeout: 1 });
  await database.stop();
}

const directory = await temporaryDirectory();
await measure('one client', 1, directory.path);
await measure('three clients', 3, directory.path);
await measureKills(directory.path);
await directory.remove();
