import { expect, it } from 'vitest';
import { openTestDatabase } from '#graphql/testing/test-api.ts';

it.each([
  ['player', 'character_id', 'kill_by_zone_killer'],
  ['guild', 'guild_id', 'kill_by_zone_guild'],
])('counts the kills of a %s in a zone and a month from these alone', async (name, owner, index) => {
  const { sql, close } = await openTestDatabase();
  const plan = await sql.begin(async (session) => {
    await session`set local enable_seqscan to off`;
    return session<{ 'QUERY PLAN': string }[]>`
      explain select * from ${sql(`counted_zone_${name}_month`)}
      where (zone_id, year, month, ${sql(owner)}) = (105, 2026, 9, 5)`;
  });
  await close();
  const lines = plan.map((row) => row['QUERY PLAN']);
  const scan = lines.findIndex((line) => line.includes(index));
  expect(lines[scan + 1]).toMatch(/Index Cond: .*zone_id = 105.*_id = 5.*= 2026.*= 9/);
});
