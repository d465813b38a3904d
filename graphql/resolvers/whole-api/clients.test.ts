import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

/*
 * Queries of other people's programs: score sheets, loadout builders and scripts.
 */

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi('everything');
});
afterAll(() => api.close());

describe('a score sheet', () => {
  it('reads kills edge by edge, and goes on from any of them', async () => {
    type Kills = {
      kills: { edges: { cursor: string; node: { id: string } }[]; pageInfo: { endCursor: string } };
    };
    const { kills } = await api.ask<Kills>(
      '{ kills(first: 5) { edges { cursor node { id } } pageInfo { endCursor } } }',
    );
    expect(kills.edges).toHaveLength(5);
    expect(kills.edges.at(-1)?.cursor).toBe(kills.pageInfo.endCursor);
    const after = await api.ask<Kills>(
      `{ kills(first: 2, after: "${kills.edges[2]?.cursor}") { edges { node { id } } pageInfo { endCursor } } }`,
    );
    expect(after.kills.edges.map(({ node }) => node.id)).toEqual(
      kills.edges.slice(3).map(({ node }) => node.id),
    );
  });

  it('finds the run of a kill, and in it the kill', async () => {
    const [row] = await api.sql<{ id: string; run: string; scenario: number }[]>`
      select id, instance_id as run, scenario_id as scenario from kill where instance_id is not null limit 1`;
    const { kill } = await api.ask<{
      kill: { scenarioId: string; instance: { id: string; scenarioId: string; kills: { id: string }[] } };
    }>(`{ kill(id: "${row?.id}") { scenarioId instance { id scenarioId kills { id } } } }`);
    expect(kill.instance.id).toBe(row?.run);
    expect(kill.scenarioId).toBe(String(row?.scenario));
    expect(kill.instance.scenarioId).toBe(kill.scenarioId);
    expect(kill.instance.kills.map(({ id }) => id)).toContain(row?.id);
  });

  it('takes the damage of a kill apart by who dealt it', async () => {
    const { kills } = await api.ask<{
      kills: {
        nodes: {
          damage: { damageAmount: number; attacker: { id: string } | null }[];
          damageSources: {
            __typename: string;
            damageAmount: number;
            abilities?: { damageAmount: number }[];
          }[];
        }[];
      };
    }>(`{ kills(first: 50) { nodes { damage { damageAmount attacker { id } } damageSources {
        __typename damageAmount
        ... on PlayerKillDamage { attacker { id } abilities { damageAmount ability { name } } }
        ... on CreatureKillDamage { abilities { damageAmount } }
        ... on FallKillDamage { ability { name } }
      } } } }`);
    const sum = (list: readonly { damageAmount: number }[]) =>
      list.reduce((total, { damageAmount }) => total + damageAmount, 0);
    for (const { damage, damageSources } of kills.nodes) {
      expect(sum(damageSources)).toBe(sum(damage));
      const players = damageSources.filter((source) => source.__typename === 'PlayerKillDamage');
      expect(players).toHaveLength(new Set(damage.flatMap(({ attacker }) => attacker?.id ?? [])).size);
      for (const { abilities, damageAmount } of damageSources)
        if (abilities) expect(sum(abilities)).toBe(damageAmount);
    }
  });

  it('gives medals to the leaders of each side', async () => {
    type Entry = {
      team: number;
      kills: number;
      damage: number;
      medals: number;
      isGuildPremade: boolean;
      guild: { id: string } | null;
    };
    const { scenarios } = await api.ask<{ scenarios: { nodes: { scoreboardEntries: Entry[] }[] } }>(
      '{ scenarios(first: 20) { nodes { scoreboardEntries { team kills damage medals isGuildPremade guild { id } } } } }',
    );
    let medals = 0;
    for (const { scoreboardEntries: board } of scenarios.nodes) {
      for (const entry of board) {
        const side = board.filter(({ team }) => team === entry.team);
        const leads = (value: (each: Entry) => number) =>
          value(entry) > 0 && side.every((each) => value(each) <= value(entry)) ? 1 : 0;
        const known = leads(({ kills }) => kills) + leads(({ damage }) => damage);
        expect(entry.medals).toBeGreaterThanOrEqual(known);
        expect(entry.medals).toBeLessThanOrEqual(6);
        medals += entry.medals;
        const mates = side.filter(({ guild }) => guild && guild.id === entry.guild?.id).length;
        expect(entry.isGuildPremade).toBe(mates >= 6);
      }
    }
    expect(medals).toBeGreaterThan(0);
  });
});

describe('a script', () => {
  it('finds runs by those who fought in them, as arguments do', async () => {
    const [row] = await api.sql<{ id: number; guild: number }[]>`
      select character_id as id, guild_id as guild from scenario_score
      where won is not null and guild_id is not null group by 1, 2 order by count(*) desc limit 1`;
    const ids = async (list: string) => {
      const answer = await api.ask<{ scenarios: { totalCount: number; nodes: { id: string }[] } }>(
        `{ scenarios(first: 50, ${list}) { totalCount nodes { id } } }`,
      );
      return answer.scenarios;
    };
    const some = (conditions: string) => ids(`where: { scoreboardEntries: { some: { ${conditions} } } }`);
    const player = `characterId: { eq: ${row?.id} }`;
    expect(await some(player)).toEqual(await ids(`characterId: ${row?.id}`));
    expect(await some(`${player} isWinner: { eq: true }`)).toEqual(
      await ids(`characterId: ${row?.id}, wins: true`),
    );
    const all = await ids('where: { scoreboardEntries: { any: true } }');
    const none = await ids(`where: { scoreboardEntries: { none: { ${player} } } }`);
    expect(none.totalCount).toBe(all.totalCount - (await some(player)).totalCount);
    expect((await ids('where: { scoreboardEntries: { any: false } }')).totalCount).toBe(0);
    expect((await ids(`where: { scoreboardEntries: { all: { ${player} } } }`)).totalCount).toBe(0);
  });

  it('learns what runs come to', async () => {
    const { scenarios } = await api.ask<{
      scenarios: Record<string, number>;
    }>(`{ scenarios(where: { queueType: { eq: 0 } }) {
      totalCount averageDuration medianKills maxPlayers averagePlayers minKills uniqueCharacters } }`);
    const [row] = await api.sql`
      select count(*)::integer as "totalCount", avg(end_time - start_time)::double precision as "averageDuration",
             percentile_cont(0.5) within group (order by deaths) as "medianKills", max(players) as "maxPlayers",
             avg(players)::double precision as "averagePlayers", min(deaths) as "minKills",
             (select count(distinct character_id)::integer from scenario_score where queue_type = 0) as "uniqueCharacters"
      from scenario_record where queue_type = 0`;
    expect(scenarios).toEqual({ ...row });
  });

  it('finds creatures by zone, title and side', async () => {
    const [row] = await api.sql<{ zone: number }[]>`
      select zone_id as zone from creature_spawn group by 1 order by count(distinct creature_id) desc limit 1`;
    const { creatures } = await api.ask<{
      creatures: {
        totalCount: number;
        nodes: { title: string | null; spawns: { zone: { id: string } }[] }[];
      };
    }>(`{ creatures(first: 50, order: [{ title: DESC }, { zone: ASC }, { realm: ASC }],
        where: { zones: { some: { eq: "${row?.zone}" } }, title: { neq: null } }) {
        totalCount nodes { title spawns { zone { id } } } } }`);
    expect(creatures.nodes.length).toBeGreaterThan(0);
    for (const { title, spawns } of creatures.nodes) {
      expect(title).not.toBeNull();
      expect(spawns.map(({ zone }) => zone.id)).toContain(String(row?.zone));
    }
    const { none } = await api.ask<{ none: { totalCount: number } }>(
      '{ none: creatures(where: { zones: { some: { eq: "no id" } } }) { totalCount } }',
    );
    expect(none.totalCount).toBe(0);
  });

  it('finds quests by how long they last', async () => {
    const { quests } = await api.ask<{
      quests: { nodes: { repeatableTime: string; repeatableType: string }[] };
    }>(
      '{ quests(first: 20, where: { repeatableTime: { gte: "P1D" } }, order: { xp: DESC }) { nodes { repeatableTime repeatableType } } }',
    );
    expect(quests.nodes.length).toBeGreaterThan(0);
    for (const quest of quests.nodes)
      expect(quest).toEqual({ repeatableTime: 'P7D', repeatableType: 'WEEKLY' });
  });
});
