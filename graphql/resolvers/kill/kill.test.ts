import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Combatant = { character: { id: string } };
type Damage = { ability: { iconUrl: string } | null };
type KillAnswer = { kill: { attackers: Combatant[]; damage: Damage[] } | null };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The row of a table that a test is about, by its condition. */
async function one<Row extends object>(rows: Promise<readonly Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('The test world has no such row.');
  return row;
}

const killWith = (condition: 'scenario' | 'open world' | 'assists' | 'skirmish') =>
  one(api.sql<Record<string, string | number | null>[]>`
    select kill.id::text, kill.*, kill.id::text as id
    from kill
    where case ${condition}::text
            when 'scenario' then instance_id is not null
            when 'open world' then instance_id is null
            when 'skirmish' then skirmish_id is not null
            else assists > 1 end
    order by kill.id limit 1`);

describe('a kill', () => {
  it('has what its row has', async () => {
    const row = await killWith('scenario');
    const { kill } = await api.ask<KillAnswer>(
      `query Q($id: ID!) { kill(id: $id) { id time instanceId scenario { id } position { zoneId x y zone { id } }
         scenarioRecord { id scenario { id zone { id } } points startTime endTime winner queueType tier }
         deathblow { id } victim { level renownRank character { id } guild { id } }
         attackers { level renownRank damagePercent character { id } guild { id } } } }`,
      { id: row.id },
    );
    const run = await one(api.sql<Record<string, number>[]>`
      select * from scenario_record where id = ${row.instance_id ?? null}`);

    expect(kill).toMatchObject({
      id: row.id,
      time: row.time,
      instanceId: row.instance_id,
      scenario: { id: String(row.scenario_id) },
      position: { zoneId: row.zone_id, x: row.x, y: row.y, zone: { id: String(row.zone_id) } },
      scenarioRecord: {
        id: row.instance_id,
        scenario: { id: String(run.scenario_id) },
        points: [run.order_points, run.destruction_points],
        startTime: run.start_time,
        endTime: run.end_time,
        winner: run.winner,
        queueType: run.queue_type,
        tier: run.tier,
      },
      victim: {
        level: row.victim_level,
        renownRank: row.victim_renown_rank,
        character: { id: String(row.victim_id) },
      },
      attackers: [
        {
          level: row.killer_level,
          renownRank: row.killer_renown_rank,
          damagePercent: row.damage_percent,
          character: { id: String(row.killer_id) },
          guild: row.killer_guild_id === null ? null : { id: String(row.killer_guild_id) },
        },
      ],
    });
  });

  it('of the open world has no scenario', async () => {
    const { id } = await killWith('open world');
    const answer = await api.ask(
      'query Q($id: ID!) { kill(id: $id) { instanceId scenario { id } scenarioRecord { id } } }',
      { id },
    );

    expect(answer).toEqual({ kill: { instanceId: null, scenario: null, scenarioRecord: null } });
  });

  it('lists its assists only when asked to', async () => {
    const { id, killer_id } = await killWith('assists');
    const attackers = await api.sql<{ id: string }[]>`
      select character_id::text as id from kill_attacker where kill_id = ${id ?? null}::bigint order by position`;
    const query = (args: string) =>
      `query Q($id: ID!) { kill(id: $id${args}) { attackers { character { id } } } }`;

    const { kill: alone } = await api.ask<KillAnswer>(query(''), { id });
    expect(alone?.attackers).toEqual([{ character: { id: String(killer_id) } }]);
    const { kill: together } = await api.ask<KillAnswer>(query(', includeAssists: true'), { id });
    expect(together?.attackers.map(({ character }) => character.id)).toEqual(attackers.map((row) => row.id));
    expect(together?.attackers[0]).toEqual(alone?.attackers[0]);
  });

  it('knows the fight it was part of', async () => {
    const { id, skirmish_id } = await killWith('skirmish');
    const skirmish = await one(
      api.sql<Record<string, number | null>[]>`select * from skirmish where id = ${skirmish_id ?? null}`,
    );
    const answer = await api.ask(
      `query Q($id: ID!) { kill(id: $id) { skirmish { id startTime endTime numberOfKills numberOfKillsOrder
         numberOfKillsDestruction numberOfPlayers numberOfPlayersOrder numberOfPlayersDestruction
         primaryZone { id } primaryZoneArea { id } scenario { id } instance { id } } } }`,
      { id },
    );
    const reference = (value: number | null | undefined) => (value == null ? null : { id: String(value) });

    expect(answer).toEqual({
      kill: {
        skirmish: {
          id: skirmish_id,
          startTime: skirmish.start_time,
          endTime: skirmish.end_time,
          numberOfKills: skirmish.kills,
          numberOfKillsOrder: skirmish.kills_order,
          numberOfKillsDestruction: skirmish.kills_destruction,
          numberOfPlayers: skirmish.players,
          numberOfPlayersOrder: skirmish.players_order,
          numberOfPlayersDestruction: skirmish.players_destruction,
          primaryZone: reference(skirmish.primary_zone_id),
          primaryZoneArea: reference(skirmish.primary_area_id),
          scenario: reference(skirmish.scenario_id),
          instance: reference(skirmish.instance_id),
        },
      },
    });
  });
});

describe('the damage of a kill', () => {
  it.each(['PLAYER', 'OTHER'])('by %s', async (type) => {
    const { id } = await one(api.sql<{ id: string }[]>`
      select kill_id::text as id from kill_damage where attacker_type = ${type} order by kill_id limit 1`);
    const rows = await api.sql<Record<string, string | number | null>[]>`
      select kill_damage.*, icon_number as icon
      from kill_damage left join ability on ability.id = ability_id
      where kill_id = ${id}::bigint order by position`;
    const { kill } = await api.ask<KillAnswer>(
      `query Q($id: ID!) { kill(id: $id) {
         damage { attackerType damageType damageAmount attacker { id } ability { id iconUrl } } } }`,
      { id },
    );
    const reference = (value: string | number | null | undefined) =>
      value == null ? null : { id: String(value) };

    expect(kill?.damage).toMatchObject(
      rows.map((row) => ({
        attackerType: row.attacker_type,
        damageType: row.damage_type,
        damageAmount: row.amount,
        attacker: reference(row.attacker_id),
        ability: reference(row.ability_id),
      })),
    );
    const iconUrls = kill?.damage.map((damage) => damage.ability?.iconUrl ?? null);
    expect(iconUrls).toEqual(rows.map((row) => (row.icon === null ? null : `/icon/${row.icon}`)));
  });
});

describe('the map of a position', () => {
  it.each([true, false])('is there when the zone has corners: %s', async (hasMap) => {
    const row = await one(api.sql<Record<string, number>[]>`
      select kill.id::text, nw_corner_x as "nwCornerX", nw_corner_y as "nwCornerY",
             se_corner_x as "seCornerX", se_corner_y as "seCornerY"
      from kill join zone on zone.id = kill.zone_id
      where (nw_corner_x is not null) = ${hasMap} order by kill.id limit 1`);
    const { id, ...corners } = row;
    const answer = await api.ask(
      'query Q($id: ID!) { kill(id: $id) { position { mapSetup { nwCornerX nwCornerY seCornerX seCornerY } } } }',
      { id },
    );

    expect(answer).toEqual({ kill: { position: { mapSetup: hasMap ? corners : null } } });
  });
});

describe('an id that no kill has', () => {
  it.each(['0', '999999999999', '99999999999999999999', 'abc', '-1', '1.5', '', "1' or 1=1"])(
    '%j is null',
    async (id) => {
      expect(await api.ask('query Q($id: ID!) { kill(id: $id) { id } }', { id })).toEqual({ kill: null });
    },
  );
});
