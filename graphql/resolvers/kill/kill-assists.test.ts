import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

let api: TestApi;
/** A player with many assists, and a guild whose members often helped killers of another one. */
let helper: { id: number; guildId: number };

beforeAll(async () => {
  api = await openTestApi();
  const [player] = await api.sql<{ id: number }[]>`
    select character_id as id from kill_attacker where position > 0 group by 1 order by count(*) desc, 1 limit 1`;
  const [guild] = await api.sql<{ id: number }[]>`
    select guild_id as id
    from kill_attacker join kill on kill.id = kill_id
    where position > 0 and guild_id is not null and guild_id is distinct from killer_guild_id
    group by 1 order by count(*) desc, 1 limit 1`;
  if (!player || !guild) throw new Error('No player of another guild assisted.');
  helper = { id: player.id, guildId: guild.id };
});
afterAll(() => api.close());

type Filter = 'killerCharacterId' | 'killerGuildId';

async function killsOf(filter: Filter, id: number, position: number) {
  const rows = await api.sql<{ id: string }[]>`
    select distinct kill_id::text as id, time, kill_id
    from kill_attacker
    where ${filter === 'killerGuildId' ? api.sql`guild_id` : api.sql`character_id`} = ${id} and position <= ${position}
    order by time desc, kill_id desc`;
  return rows.map((row) => row.id);
}

const EVERY_POSITION = 1000;

describe.each<Filter>(['killerCharacterId', 'killerGuildId'])('%s with assists', (filter) => {
  const idOf = () => (filter === 'killerGuildId' ? helper.guildId : helper.id);

  it.each(['eq', 'in'])('matches every attacker with %s', async (operator) => {
    const id = idOf();
    const where = `where: { ${filter}: { ${operator}: ${operator === 'in' ? `[${id}]` : id} } }`;
    const own = await killsOf(filter, id, 0);
    const all = await killsOf(filter, id, EVERY_POSITION);

    expect(all.length).toBeGreaterThan(own.length);
    expect(await walkForwards(api, 'kills', where, 50)).toEqual(own);
    expect(await walkForwards(api, 'kills', `includeAssists: true, ${where}`, 7)).toEqual(all);
    expect(await walkBackwards(api, 'kills', `includeAssists: true, ${where}`, 7)).toEqual(all);
    expect(await api.ask(`{ kills(includeAssists: true, ${where}, first: 0) { totalCount } }`)).toEqual({
      kills: { totalCount: all.length },
    });
  });

  it('leaves every other operator to the killer', async () => {
    const where = `where: { ${filter}: { neq: ${idOf()} } }`;
    const [without, withAssists] = await Promise.all([
      walkForwards(api, 'kills', where, 50),
      walkForwards(api, 'kills', `includeAssists: true, ${where}`, 50),
    ]);
    expect(withAssists).toEqual(without);
  });

  it('combines with a time', async () => {
    const id = idOf();
    const all = await killsOf(filter, id, EVERY_POSITION);
    const [middle] = await api.sql<{ time: number }[]>`
      select time from kill where id = ${all[all.length >> 1] ?? '0'}::bigint`;
    const where = `where: { ${filter}: { eq: ${id} }, time: { gte: ${middle?.time ?? 0} } }`;
    const later = await walkForwards(api, 'kills', `includeAssists: true, ${where}`, 10);

    expect(later.length).toBeLessThan(all.length);
    expect(later).toEqual(all.slice(0, later.length));
  });
});
