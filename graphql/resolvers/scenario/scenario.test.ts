import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleScoreOf } from '#graphql/testing/truth/battle-score-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Run = {
  id: string;
  startTime: number;
  scoreboardEntries: { character: { id: string }; guild: { id: string } | null }[];
};

const ENTRY = `character { id name career } guild { id name realm } team level renownRank quitter kills killsSolo deaths
  deathBlows damage killDamage damageReceived healing healingSelf healingOthers healingReceived protection
  protectionSelf protectionOthers protectionReceived resurrectionsDone objectiveScore`;

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const someRun = async () => {
  const [run] = await api.sql<{ id: string }[]>`
    select record_id as id from scenario_score group by 1 order by count(guild_id) desc, 1 limit 1`;
  if (!run) throw new Error('There are no runs.');
  return run.id;
};

describe('a scenario run', () => {
  it('has what its row has', async () => {
    const id = await someRun();
    const [row] = await api.sql`
      select run.id::text, scenario.id::text as kind, scenario.name, zone.id::text as zone, run.start_time,
             run.end_time, run.winner, run.order_points, run.destruction_points, run.queue_type, run.tier
      from scenario_record run
      join scenario on scenario.id = run.scenario_id
      join zone on zone.id = scenario.zone_id
      where run.id = ${id}`;

    expect(
      await api.ask(
        `query Q($id: ID!) { scenario(id: $id) {
           id scenario { id name zone { id } } startTime endTime winner points queueType tier } }`,
        { id: id.toUpperCase() },
      ),
    ).toEqual({
      scenario: {
        id,
        scenario: { id: row?.kind, name: row?.name, zone: { id: row?.zone } },
        startTime: row?.start_time,
        endTime: row?.end_time,
        winner: row?.winner,
        points: [row?.order_points, row?.destruction_points],
        queueType: row?.queue_type,
        tier: row?.tier,
      },
    });
  });

  it.each(['00000000-0000-0000-0000-000000000000', 'no id', '', '1', "'"])('is null for %j', async (id) => {
    expect(await api.ask('query Q($id: ID!) { scenario(id: $id) { id } }', { id })).toEqual({
      scenario: null,
    });
  });
});

describe('the scoreboard of a run', () => {
  it('has every value of every row: Order first, then by damage', async () => {
    const id = await someRun();
    const rows = await api.sql`
      select score.*, fighter.name, fighter.career, guild.name as guild_name, guild.realm as guild_realm
      from scenario_score score
      join "character" fighter on fighter.id = score.character_id
      left join guild on guild.id = score.guild_id
      where record_id = ${id}
      order by team, damage desc, character_id`;
    const { scenario } = await api.ask<{ scenario: Run }>(
      `query Q($id: ID!) { scenario(id: $id) { scoreboardEntries { ${ENTRY} } } }`,
      { id },
    );

    expect(rows.length).toBeGreaterThan(10);
    expect(scenario.scoreboardEntries).toEqual(
      rows.map((row) =>
        Object.assign(battleScoreOf(row), {
          character: { id: String(row.character_id), name: row.name, career: row.career },
          guild:
            row.guild_id === null
              ? null
              : { id: String(row.guild_id), name: row.guild_name, realm: row.guild_realm },
          team: row.team,
          quitter: row.quitter,
          objectiveScore: row.objective_score,
        }),
      ),
    );
  });

  it('counts the kills that the list of its kills has', async () => {
    const id = await someRun();
    const { scenario, kills } = await api.ask<{
      scenario: { scoreboardEntries: { kills: number; deaths: number }[] };
      kills: { totalCount: number };
    }>(
      `query Q($id: ID!, $run: String) {
         scenario(id: $id) { scoreboardEntries { kills deaths } }
         kills(instanceId: $run, first: 0) { totalCount }
       }`,
      { id, run: id },
    );
    const sum = (deed: 'kills' | 'deaths') =>
      scenario.scoreboardEntries.reduce((total, entry) => total + entry[deed], 0);

    expect(sum('kills')).toBe(kills.totalCount);
    expect(sum('deaths')).toBe(kills.totalCount);
  });

  it('is read with one statement for a whole page of runs', async () => {
    api.takeStatements();
    await api.ask(`{ scenarios { nodes { id scoreboardEntries { ${ENTRY} } } } }`);
    expect(api.takeStatements()).toEqual([
      'scenariosPage',
      'scoresOfScenarioRuns',
      'charactersById',
      'guildsById',
    ]);
  });
});
