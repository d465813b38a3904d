import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type AnsweredSource = {
  attackerType: string;
  damageType: string;
  attacker: { id: string } | null;
  ability: { id: string } | null;
  damageAmount: number;
};
type TopGuild = { guild: { id: string }; count: number };
type DamageRow = {
  type: string;
  kind: string;
  attacker: number | null;
  ability: number | null;
  amount: number;
};

const SOURCE = 'attackerType damageType attacker { id } ability { id } damageAmount';

let api: TestApi;
let id: string;

beforeAll(async () => {
  api = await openTestApi();
  const [skirmish] = await api.sql<{ id: string }[]>`
    select id::text from skirmish where instance_id is not null order by kills desc, skirmish.id limit 1`;
  id = skirmish?.id ?? '';
});
afterAll(() => api.close());

const askSkirmish = async <Data>(fields: string, of = id) => {
  const { skirmish } = await api.ask<{ skirmish: Data }>(
    `query Q($id: ID!) { skirmish(id: $id) { ${fields} } }`,
    { id: of },
  );
  return skirmish;
};

describe('a skirmish', () => {
  it('has what its row has', async () => {
    const [row] = await api.sql`
      select skirmish.*, zone.name as zone, zone_area.name as area, scenario.name as scenario
      from skirmish
      join zone on zone.id = primary_zone_id
      join scenario on scenario.id = scenario_id
      left join zone_area on zone_area.id = primary_area_id
      where skirmish.id = ${id}`;

    expect(
      await askSkirmish(`id scenario { id name } primaryZone { id name } primaryZoneArea { id name } startTime endTime
        numberOfKills numberOfKillsOrder numberOfKillsDestruction
        numberOfPlayers numberOfPlayersOrder numberOfPlayersDestruction instance { id scenario { id } }`),
    ).toEqual({
      id,
      scenario: { id: String(row?.scenario_id), name: row?.scenario },
      primaryZone: { id: String(row?.primary_zone_id), name: row?.zone },
      primaryZoneArea:
        row?.primary_area_id === null ? null : { id: String(row?.primary_area_id), name: row?.area },
      startTime: row?.start_time,
      endTime: row?.end_time,
      numberOfKills: row?.kills,
      numberOfKillsOrder: row?.kills_order,
      numberOfKillsDestruction: row?.kills_destruction,
      numberOfPlayers: row?.players,
      numberOfPlayersOrder: row?.players_order,
      numberOfPlayersDestruction: row?.players_destruction,
      instance: { id: row?.instance_id, scenario: { id: String(row?.scenario_id) } },
    });
  });

  it('has neither scenario nor run in the open world', async () => {
    const [open] = await api.sql<{ id: string }[]>`
      select id::text from skirmish where instance_id is null order by 1 limit 1`;
    expect(await askSkirmish('scenario { id } instance { id }', open?.id)).toEqual({
      scenario: null,
      instance: null,
    });
  });

  it.each(['00000000-0000-0000-0000-000000000000', 'no id', '', '7'])('is null for %j', async (unknown) => {
    expect(await askSkirmish('id', unknown)).toBeNull();
  });
});

describe('the damage of a skirmish', () => {
  const truth = async () => api.sql<DamageRow[]>`
    select attacker_type as type, damage_type as kind, attacker_id as attacker, ability_id as ability, amount
    from kill_damage join kill on kill.id = kill_id where skirmish_id = ${id}`;

  const keyOf = ({ attackerType, damageType, attacker, ability }: AnsweredSource) =>
    [attackerType, damageType, attacker?.id ?? null, ability?.id ?? null].join(' ');

  function summed(rows: readonly DamageRow[]) {
    const sums = new Map<string, number>();
    for (const { type, kind, attacker, ability, amount } of rows) {
      const key = [type, kind, attacker, ability].join(' ');
      sums.set(key, (sums.get(key) ?? 0) + amount);
    }
    return sums;
  }

  it('adds up what the victims took, by attacker and source, the most first', async () => {
    const { killDamage } = await askSkirmish<{ killDamage: AnsweredSource[] }>(`killDamage { ${SOURCE} }`);
    expect(new Map(killDamage.map((source) => [keyOf(source), source.damageAmount]))).toEqual(
      summed(await truth()),
    );
    const amounts = killDamage.map(({ damageAmount }) => damageAmount);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  });

  it('of one player is theirs alone, as the scoreboard has it', async () => {
    const [score] = await api.sql<{ character: number; damage: number }[]>`
      select character_id as character, kill_damage as damage from skirmish_score
      where skirmish_id = ${id} order by 2 desc limit 1`;
    const { killDamageByCharacter } = await askSkirmish<{ killDamageByCharacter: AnsweredSource[] }>(
      `killDamageByCharacter(id: "${score?.character}") { ${SOURCE} }`,
    );
    const own = (await truth()).filter(({ attacker }) => attacker === score?.character);
    expect(new Map(killDamageByCharacter.map((source) => [keyOf(source), source.damageAmount]))).toEqual(
      summed(own),
    );
    expect(killDamageByCharacter.reduce((sum, { damageAmount }) => sum + damageAmount, 0)).toBe(
      score?.damage,
    );
  });

  it.each(['', 'x', '0', '4294967296'])('of an unknown player (%j) is empty', async (id) => {
    expect(await askSkirmish(`killDamageByCharacter(id: "${id}") { ${SOURCE} }`)).toEqual({
      killDamageByCharacter: [],
    });
  });
});

describe('the top guilds of skirmishes', () => {
  it('are the five with the most players, and with the most kills', async () => {
    const scores = await api.sql<{ id: string; guild: number; kills: number }[]>`
      select skirmish_id::text as id, guild_id as guild, kills from skirmish_score where guild_id is not null`;
    const { skirmishes } = await api.ask<{
      skirmishes: { nodes: { id: string; topGuildsByPlayers: TopGuild[]; topGuildsByKills: TopGuild[] }[] };
    }>(`{ skirmishes(first: 40) { nodes {
           id topGuildsByPlayers { guild { id } count } topGuildsByKills { guild { id } count } } } }`);

    const topOf = (skirmish: string, count: (score: { kills: number }) => number) => {
      const counts = new Map<number, number>();
      for (const score of scores)
        if (score.id === skirmish) counts.set(score.guild, (counts.get(score.guild) ?? 0) + count(score));
      return [...counts]
        .filter(([, total]) => total > 0)
        .sort(([one, more], [other, less]) => less - more || one - other)
        .slice(0, 5)
        .map(([guild, total]) => ({ guild: { id: String(guild) }, count: total }));
    };
    for (const skirmish of skirmishes.nodes) {
      expect(skirmish.topGuildsByPlayers).toEqual(topOf(skirmish.id, () => 1));
      expect(skirmish.topGuildsByKills).toEqual(topOf(skirmish.id, ({ kills }) => kills));
    }
    expect(skirmishes.nodes.some(({ topGuildsByPlayers }) => topGuildsByPlayers.length === 5)).toBe(true);
  });

  it('are read with one statement each for a whole page', async () => {
    api.takeStatements();
    await api.ask(`{ skirmishes { nodes {
      topGuildsByPlayers { guild { name } } topGuildsByKills { count } killDamage { damageAmount } heatmap { x } } } }`);
    expect(api.takeStatements().sort()).toEqual([
      'damageOf',
      'guildsById',
      'heatmapsOfSkirmishes',
      'skirmishesPage',
      'topGuilds',
      'topGuilds',
    ]);
  });
});

describe('the top skirmishes', () => {
  it('are the ten with the most kills of the week before the newest, each once', async () => {
    const { topSkirmishes } = await api.ask<{ topSkirmishes: { id: string }[] }>(
      '{ topSkirmishes { id numberOfKills startTime } }',
    );
    const rows = await api.sql<{ id: string; numberOfKills: number; startTime: number }[]>`
      select id::text, kills as "numberOfKills", start_time as "startTime" from skirmish`;
    const newest = Math.max(...rows.map(({ startTime }) => startTime));
    const expected = rows
      .filter(({ startTime }) => startTime > newest - 7 * 86_400)
      .sort(
        (one, other) =>
          other.numberOfKills - one.numberOfKills ||
          other.startTime - one.startTime ||
          (one.id < other.id ? 1 : -1),
      )
      .slice(0, 10);
    expect(topSkirmishes).toEqual(expected);
    expect(topSkirmishes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(topSkirmishes.map((skirmish) => skirmish.id)).size).toBe(topSkirmishes.length);
  });
});
