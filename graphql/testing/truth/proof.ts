import { importLines } from '#graphql/import/import-lines.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { compareRollups } from '#graphql/sql/engine/rollups.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { Random } from '#graphql/rules/random.ts';
import { randomEvents } from '../random-events.ts';
import { type KillTruth, type RandomLine, randomLine } from '../random-lines.ts';

const STATEMENTS = 5;
const LINES = 14;

/** Sums that differ from a count of their events, by their tables; none where all is right. */
export async function wrongSums(sql: Database): Promise<readonly string[]> {
  const compared = await inSession(sql, compareRollups);
  return compared
    .filter(({ different }) => different > 0)
    .map(({ table, different }) => `${table}: ${different} rows differ`);
}

/** Writes random events, in transactions of one to three statements, some of which are rolled back. */
export async function writeAnything(sql: Database, name: string): Promise<void> {
  const random = new Random(name);
  for (let count = 0; count < STATEMENTS; count += 1) {
    const statements = Array.from({ length: random.int(1, 3) }, () => randomEvents(random));
    const isKept = !random.chance(0.2);
    await sql
      .begin(async (transaction) => {
        for (const statement of statements) await transaction.unsafe(statement);
        if (!isKept) throw new RolledBack();
      })
      .catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
  }
}

class RolledBack extends Error {}

/**
 * Imports some lines in batches of any size, again and against each other, by one importer or by two at once.
 * @returns in words what is not as the last line about each kill says; of two importers each may have been the last
 */
export async function importAnything(
  pools: readonly [Database, Database],
  name: string,
): Promise<readonly string[]> {
  const random = new Random(name);
  const lines = Array.from({ length: LINES }, () => randomLine(random));
  const again = lines.filter(() => random.chance(0.3));
  const all = [...lines, ...random.shuffle(again)];
  const [sql, other] = pools;
  if (random.chance(0.2)) {
    const half = Math.ceil(all.length / 2);
    await Promise.all([write(sql, random, all.slice(0, half)), write(other, random, all.slice(half))]);
    return missingKills(sql, all);
  }
  await write(sql, random, all);
  return wrongKills(sql, all);
}

async function write(sql: Database, random: Random, lines: readonly RandomLine[]): Promise<void> {
  const rest = lines.map(({ text }) => text);
  const groups: string[][] = [];
  while (rest.length > 0) groups.push(rest.splice(0, random.int(1, 14)), []);
  const inTurn = (async function* () {
    yield* groups;
  })();
  await importLines(sql, inTurn, ({ reason, text }) => {
    throw new Error(`refused: ${reason}: ${text}`);
  });
}

const truthsOf = (lines: readonly RandomLine[]): ReadonlyMap<number, KillTruth> =>
  new Map(lines.flatMap(({ kill }) => (kill ? [[kill.id, kill]] : [])));

async function wrongKills(sql: Database, lines: readonly RandomLine[]): Promise<readonly string[]> {
  const rows = await sql<{ id: number; said: string }[]>`
    select id::int, jsonb_build_array(time, killer_id, victim_id, assists, solo, (
      select string_agg(character_id::text, ' ' order by position) from kill_attacker where kill_id = kill.id
    ))::text as said from kill`;
  const stored = new Map(rows.map(({ id, said }) => [id, JSON.stringify(JSON.parse(said))]));
  return [...truthsOf(lines).values()]
    .filter(({ id, said }) => stored.get(id) !== JSON.stringify(said))
    .map(({ id, said }) => `kill ${id} is ${stored.get(id)} and not ${JSON.stringify(said)}`);
}

async function missingKills(sql: Database, lines: readonly RandomLine[]): Promise<readonly string[]> {
  const rows = await sql<{ id: number }[]>`select id::int from kill`;
  const stored = new Set(rows.map(({ id }) => id));
  return [...truthsOf(lines).keys()].filter((id) => !stored.has(id)).map((id) => `kill ${id} is missing`);
}
