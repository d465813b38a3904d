import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { TINY_KILLS } from '#graphql/testing/world/tiny-world.ts';

/** The results of many queries whose answers are known. */
export interface StressResult {
  readonly right: number;
  readonly wrong: number;
  readonly errors: readonly string[];
}

type Check = (sql: Database, n: number, prepare: boolean) => Promise<boolean>;

const AT_ONCE = 24;

/** Replies differ in columns, types and rows, so that one given to the wrong client shows. */
const CHECKS: readonly Check[] = [
  async (sql, n, prepare) => {
    const [row] = await sql.unsafe('select $1::int as a', [n], { prepare });
    return row?.a === n;
  },
  async (sql, n, prepare) => {
    const [row] = await sql.unsafe('select $1::int as b, $2::text as t', [n, `x${n}`], { prepare });
    return row?.b === n && row.t === `x${n}`;
  },
  async (sql, n, prepare) => {
    const id = 1 + (n % TINY_KILLS);
    const [row] = await sql.unsafe('select id::int from kill where id = $1::bigint', [id], { prepare });
    return row?.id === id;
  },
  async (sql, n, prepare) => {
    const rows = await sql.unsafe('select g::int from generate_series(1, $1::int) g', [1 + (n % 7)], {
      prepare,
    });
    return rows.length === 1 + (n % 7) && rows.every((row, at) => row.g === at + 1);
  },
  (sql, n) =>
    sql.begin(async (transaction) => {
      const [first] = await transaction`select ${n}::int as c`;
      const [second] = await transaction`select ${n + 1}::int as c`;
      return first?.c === n && second?.c === n + 1;
    }),
  async (sql, n, prepare) => {
    const failure = await sql.unsafe('select 1 / $1::int', [0], { prepare }).catch((error: unknown) => error);
    const [row] = await sql.unsafe('select $1::int as d', [n], { prepare });
    return failure instanceof Error && failure.message === 'division by zero' && row?.d === n;
  },
];

/** Asks `count` queries through several pools at once, prepared and unprepared ones mixed. */
export async function stress(pools: readonly Database[], count: number): Promise<StressResult> {
  const result = { right: 0, wrong: 0, errors: [] as string[] };
  let next = 0;
  const askOn = async () => {
    for (let n = next++; n < count; n = next++) {
      const check = CHECKS[(n * 7919) % CHECKS.length];
      const sql = pools[n % pools.length];
      if (!check || !sql) throw new Error('Nothing to ask.');
      const outcome = await check(sql, n, n % 3 > 0).catch((error: Error) => error);
      if (outcome instanceof Error) result.errors.push(outcome.message);
      else if (outcome) result.right += 1;
      else result.wrong += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return result;
}
