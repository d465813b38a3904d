import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface AnsweredSide {
  readonly players: number;
  readonly kills: number;
  readonly deaths: number;
  readonly damage: number;
}
interface Battle {
  readonly id: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly order: AnsweredSide;
  readonly destruction: AnsweredSide;
  readonly skirmishes: readonly { readonly id: string; readonly numberOfKills: number }[];
  readonly guilds: readonly {
    readonly guild: { readonly id: string };
    readonly players: number;
    readonly kills: number;
    readonly damage: number;
  }[];
  readonly scoreboard: readonly {
    readonly character: { readonly id: string };
    readonly guild: { readonly id: string } | null;
    readonly realm: string;
    readonly kills: number;
    readonly damage: number;
    readonly from: number;
    readonly to: number;
  }[];
  readonly losses: readonly {
    readonly time: number;
    readonly victimRealm: string;
    readonly attackers: number;
  }[];
}

const REPORT = `id startTime endTime order { players kills deaths damage } destruction { players kills deaths damage }
  skirmishes { id numberOfKills } guilds { guild { id } players kills damage }
  scoreboard { character { id } guild { id } realm kills damage from to } losses { time victimRealm attackers }`;

const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((total, row) => total + figure(row), 0);

const idsOf = async (query: string) => {
  const { battles } = await api.ask<{ battles: { nodes: { id: string }[] } }>(
    `{ battles(${query}) { nodes { id } } }`,
  );
  return battles.nodes.map(({ id }) => id);
};

describe('a battle', () => {
  it('adds up: parts to sides, guilds and players to both', async () => {
    const [largest] = await api.sql<
      { id: string }[]
    >`select id from battle order by skirmishes desc, kills desc limit 1`;
    const { battle } = await api.ask<{ battle: Battle }>(`{ battle(id: "${largest?.id}") { ${REPORT} } }`);
    const { order, destruction, skirmishes, guilds, scoreboard, losses } = battle;
    expect(skirmishes.length).toBeGreaterThan(1);
    expect(skirmishes[0]?.id).toBe(battle.id);
    expect(order.kills + destruction.kills).toBe(losses.length);
    expect(order.kills + destruction.kills).toBe(sum(skirmishes, ({ numberOfKills }) => numberOfKills));
    expect(losses.filter(({ victimRealm }) => victimRealm === 'ORDER')).toHaveLength(order.deaths);
    const ofOrder = scoreboard.filter(({ realm }) => realm === 'ORDER');
    expect(ofOrder).toHaveLength(order.players);
    expect(scoreboard).toHaveLength(order.players + destruction.players);
    expect(sum(ofOrder, ({ damage }) => damage)).toBe(order.damage);
    expect(sum(ofOrder, ({ kills }) => kills)).toBe(order.kills);
    for (const { guild, ...figures } of guilds) {
      const members = scoreboard.filter((each) => each.guild?.id === guild.id);
      expect(figures).toEqual({
        players: members.length,
        kills: sum(members, ({ kills }) => kills),
        damage: sum(members, ({ damage }) => damage),
      });
    }
    for (const { from, to } of scoreboard)
      expect([from >= battle.startTime, to <= battle.endTime]).toEqual([true, true]);
  });

  it('is found by each of its skirmishes, and by no scenario', async () => {
    const parts = await api.sql<{ id: string; battle: string }[]>`
      select skirmish_id as id, battle_id as battle from battle_part
      join battle on battle.id = battle_id where skirmishes > 1 limit 6`;
    for (const { id, battle } of parts) {
      const answer = await api.ask(`{ battle(id: "${id}") { id } skirmish(id: "${id}") { battle { id } } }`);
      expect(answer).toEqual({ battle: { id: battle }, skirmish: { battle: { id: battle } } });
    }
    const [other] = await api.sql<
      { id: string }[]
    >`select id from skirmish where instance_id is not null limit 1`;
    expect(await api.ask(`{ battle(id: "${other?.id}") { id } none: battle(id: "x") { id } }`)).toEqual({
      battle: null,
      none: null,
    });
  });

  it('is read in a few statements, however many players it has', async () => {
    const [largest] = await api.sql<{ id: string }[]>`select id from battle order by players desc limit 1`;
    api.takeStatements();
    await api.ask(
      `{ battle(id: "${largest?.id}") { ${REPORT} losses { victim { name } killerGuild { name } } } }`,
    );
    expect(api.takeStatements().length).toBeLessThanOrEqual(10);
  });
});

describe('lists of battles', () => {
  it('come newest first, page by page', async () => {
    const all = await idsOf('first: 50');
    const rows = await api.sql<
      { id: string }[]
    >`select id from battle order by start_time desc, id desc limit 50`;
    expect(all).toEqual(rows.map(({ id }) => id));
    type Page = { battles: { nodes: { id: string }[]; pageInfo: { endCursor: string } } };
    const page = (after: string) =>
      api.ask<Page>(`{ battles(first: 7${after}) { nodes { id } pageInfo { endCursor } } }`);
    const { battles: first } = await page('');
    const { battles: second } = await page(`, after: "${first.pageInfo.endCursor}"`);
    expect([...first.nodes, ...second.nodes].map(({ id }) => id)).toEqual(all.slice(0, 14));
  });

  it('of a player have each battle once, with the sums of the same battles', async () => {
    const [player] = await api.sql<{ id: number }[]>`
      select character_id as id from skirmish_score join battle_part using (skirmish_id)
      join battle on battle.id = battle_id group by 1 order by max(skirmishes) desc, count(*) desc limit 1`;
    const rows = await api.sql<{ id: string; kills: number }[]>`
      select distinct battle.id, battle.kills from battle join battle_part part on part.battle_id = battle.id
      join skirmish_score score on score.skirmish_id = part.skirmish_id where character_id = ${player?.id ?? 0}`;
    const ids = await idsOf(`characterId: "${player?.id}", first: 50`);
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const { battleSums } = await api.ask<{ battleSums: object }>(
      `{ battleSums(characterId: "${player?.id}") { battles kills } }`,
    );
    expect(battleSums).toEqual({ battles: rows.length, kills: sum(rows, ({ kills }) => kills) });
  });

  it('of a guild and of its parties are summed up by the writes', async () => {
    const guilds = await api.sql<{ id: number }[]>`
      select guild_id as id from battle_guild group by 1 order by max(players) desc, count(*) desc limit 4`;
    for (const { id } of guilds)
      for (const players of [0, 6]) {
        const [expected] = await api.sql<Record<string, number>[]>`
          select count(*)::integer as battles, sum(battle.kills)::integer as kills,
                 (count(*) filter (where outnumbered))::integer as outnumbered,
                 (count(*) filter (where kills_order > kills_destruction))::integer as "wonByOrder",
                 min(battle.start_time) as "from", max(end_time) as "to"
          from battle_guild party join battle on battle.id = battle_id
          where guild_id = ${id} and party.players >= ${players}`;
        const where = players > 0 ? `, where: { guildPlayers: ${players} }` : '';
        const { battleSums } = await api.ask<{ battleSums: object }>(
          `{ battleSums(guildId: "${id}"${where}) { battles kills outnumbered wonByOrder from to } }`,
        );
        expect(battleSums).toEqual(expected);
      }
  });

  it('take filters, and sums follow them', async () => {
    const rows = await api.sql<{ id: string }[]>`
      select id from battle where outnumbered and players >= 10 order by start_time desc, id desc`;
    const where = '{ outnumbered: true, numberOfPlayers: { gte: 10 } }';
    expect(await idsOf(`first: 50, where: ${where}`)).toEqual(rows.map(({ id }) => id));
    const [whole] = await api.sql`
      select count(*)::integer as battles, sum(kills)::integer as kills, sum(kills_order)::integer as "killsOrder",
             (count(*) filter (where kills_order = kills_destruction))::integer as drawn, min(start_time) as "from",
             max(end_time) as "to" from battle`;
    const asked = 'battles kills killsOrder drawn from to';
    const answer = await api.ask<{ all: object; same: object; some: { battles: number } }>(
      `{ all: battleSums { ${asked} } same: battleSums(where: { numberOfKills: { gte: 0 } }) { ${asked} }
         some: battleSums(where: ${where}) { battles } }`,
    );
    expect(answer).toEqual({ all: whole, same: whole, some: { battles: rows.length } });
  });
});

describe('an evening of a guild', () => {
  it('has the members of each battle with six of them at least', async () => {
    const [party] = await api.sql<{ guild: number; id: string; players: number; kills: number }[]>`
      select guild_id as guild, battle_id as id, players, kills from battle_guild order by players desc limit 1`;
    const { guildAttendance } = await api.ask<{
      guildAttendance: { battle: { id: string }; members: { kills: number; assists: number }[] }[];
    }>(`{ guildAttendance(guildId: "${party?.guild}", from: 0, to: 9999999999) {
      battle { id } members { kills assists character { name } } } }`);
    const own = guildAttendance.find(({ battle }) => battle.id === party?.id);
    expect(own?.members).toHaveLength(party?.players ?? -1);
    expect(sum(own?.members ?? [], ({ kills }) => kills)).toBe(party?.kills);
    expect(guildAttendance.every(({ members }) => members.length >= 6)).toBe(true);
  });
});

it('fits the law of numbers through all battles', async () => {
  const rows = await api.sql<{ x: number; y: number }[]>`
    select ln(players_order::float / players_destruction) as x, ln(kills_order::float / kills_destruction) as y
    from battle where players >= 20 and least(players_order, players_destruction, kills_order, kills_destruction) > 0`;
  const xx = sum(rows, ({ x }) => x * x);
  const exponent = sum(rows, ({ x, y }) => x * y) / xx;
  const spread = Math.sqrt(sum(rows, ({ x, y }) => (y - exponent * x) ** 2) / (rows.length - 1));
  const { battleLaw } = await api.ask<{ battleLaw: Record<string, number | null> }>(
    '{ battleLaw { battles exponent error spread } }',
  );
  expect(battleLaw['battles']).toBe(rows.length);
  if (rows.length < 30) return expect(battleLaw['exponent']).toBeNull();
  expect(battleLaw['exponent']).toBeCloseTo(exponent, 3);
  expect(battleLaw['spread']).toBeCloseTo(spread, 3);
  expect(battleLaw['error']).toBeCloseTo(spread / Math.sqrt(xx), 3);
});
