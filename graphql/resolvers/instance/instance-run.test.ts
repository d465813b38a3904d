import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCORE_FIELDS, scoreOf, type ScoreRow } from '#graphql/testing/truth/instance-score-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Run = {
  id: string;
  instance_id: number;
  start_time: string;
  end_time: string;
  duration: number | null;
  completed: boolean;
  deaths: number;
};
type Try = Run & { encounter_id: number; name: string | null };

let api: TestApi;
let runs: readonly Run[];

beforeAll(async () => {
  api = await openTestApi();
  runs = await api.sql<Run[]>`select * from instance_run order by start_time desc, id desc`;
});
afterAll(() => api.close());

const FIELDS = `id instanceId start end duration completed deaths instance { id name } zone { id name }
  encounters { id encounterId instanceId start end duration completed encounter { id name } }`;

const idsOf = (some: readonly Run[]) => some.map(({ id }) => id);
const runWhere = (isWanted: (run: Run) => boolean) => {
  const run = runs.find(isWanted);
  if (!run) throw new Error('There is no such run.');
  return run;
};

describe('an instance run', () => {
  const expectRun = async (run: Run) => {
    const [instance] = await api.sql<
      { name: string }[]
    >`select name from instance where id = ${run.instance_id}`;
    const [zone] = await api.sql<{ name: string }[]>`select name from zone where id = ${run.instance_id}`;
    const tries = await api.sql<Try[]>`
      select encounter.name, tried.*
      from instance_encounter_run tried left join instance_encounter encounter on encounter.id = encounter_id
      where run_id = ${run.id} order by start_time`;
    const { instanceRun } = await api.ask<{ instanceRun: unknown }>(
      `query Q($id: ID!) { instanceRun(id: $id) { ${FIELDS} } }`,
      { id: run.id.toUpperCase() },
    );
    const shared = (row: Run) => ({
      id: row.id,
      instanceId: String(run.instance_id),
      start: Number(row.start_time),
      end: Number(row.end_time),
      duration: Math.floor((row.duration ?? 0) / 1000),
      completed: row.completed,
    });
    const fight = (row: Try) => ({
      ...shared(row),
      encounterId: String(row.encounter_id),
      // One without a record of its own has no name.
      encounter: { id: String(row.encounter_id), name: row.name ?? '' },
    });
    expect(instanceRun).toEqual({
      ...shared(run),
      deaths: run.deaths,
      instance: { id: String(run.instance_id), name: instance?.name },
      zone: { id: String(run.instance_id), name: zone?.name },
      encounters: tries.map((row) => fight(row)),
    });
  };

  it('has what its row has, times in milliseconds and its duration in seconds', async () => {
    const run = runWhere(({ completed, deaths }) => completed && deaths > 0);
    expect(Number(run.start_time)).toBeGreaterThan(1e12);
    await expectRun(run);
  });

  it('may never have begun, or have no end', async () => {
    await expectRun(runWhere(({ start_time }) => start_time === '0'));
    await expectRun(runWhere(({ start_time, end_time }) => start_time !== '0' && end_time === '0'));
  });

  it('may have tried an encounter that is no more', async () => {
    const [lost] = await api.sql<{ run_id: string }[]>`
      select run_id from instance_encounter_run
      where encounter_id not in (select id from instance_encounter) order by id limit 1`;
    expect(lost).toBeDefined();
    await expectRun(runWhere(({ id }) => id === lost?.run_id));
  });

  it('has a scoreboard with everything that its members did', async () => {
    const { id } = runWhere(({ completed, deaths }) => completed && deaths > 0);
    const scores = await api.sql<ScoreRow[]>`
      select * from instance_run_score where run_id = ${id} order by position`;
    expect(scores.length).toBeGreaterThan(5);
    expect(await api.ask(`{ instanceRun(id: "${id}") { scoreboardEntries { ${SCORE_FIELDS} } } }`)).toEqual({
      instanceRun: { scoreboardEntries: scores.map(scoreOf) },
    });
  });

  it.each(['0', 'abc', '7000000001', '00000000-0000-4000-8000-000000000000'])(
    'with the id %j is null',
    async (id) => {
      expect(await api.ask('query Q($id: ID!) { instanceRun(id: $id) { id } }', { id })).toEqual({
        instanceRun: null,
      });
    },
  );
});

describe('a list of instance runs', () => {
  it.each([9, 50])('has every run once in each order, %i a page', async (size) => {
    const byEnd = await api.sql<Run[]>`select id from instance_run order by end_time, id`;
    for (const walk of [walkForwards, walkBackwards]) {
      expect(await walk(api, 'instanceRuns', '', size)).toEqual(idsOf(runs));
      expect(await walk(api, 'instanceRuns', 'order: [{ start: ASC }],', size)).toEqual(
        idsOf(runs.toReversed()),
      );
      expect(await walk(api, 'instanceRuns', 'order: [{ end: ASC }],', size)).toEqual(idsOf(byEnd));
    }
  });

  it.each([1, 3])('pages through runs with the same end, %i a page', async (size) => {
    const ties = await api.sql<Run[]>`
      select id from instance_run where end_time = 0 order by end_time desc, start_time, id desc`;
    expect(ties.length).toBeGreaterThan(3);
    const args = 'where: { end: { eq: 0 } }, order: [{ end: DESC }, { start: ASC }],';
    expect(await walkForwards(api, 'instanceRuns', args, size)).toEqual(idsOf(ties));
    expect(await walkBackwards(api, 'instanceRuns', args, size)).toEqual(idsOf(ties));
  });

  it('reads each kind of thing once for a whole page, and only what is asked for', async () => {
    api.takeStatements();
    await api.ask(`{ instanceRuns(first: 25) { totalCount averageDuration averageDeaths nodes {
      id instance { name } encounters { encounterId encounter { name } }
      scoreboardEntries { archetype itemRating deaths character { id name } guild { name } } } } }`);
    expect(api.takeStatements().sort()).toEqual([
      'charactersById',
      'encounterRunsOfRuns',
      'encountersById',
      'guildsById',
      'instanceRunsPage',
      'instanceRunsTotals',
      'instancesById',
      'scoresOfRuns',
    ]);
    await api.ask('{ instanceRuns { nodes { id } } }');
    expect(api.takeStatements()).toEqual(['instanceRunsPage']);
    await api.ask('{ instanceRuns(first: 0) { totalCount averageDuration averageDeaths } }');
    expect(api.takeStatements()).toEqual(['instanceRunsTotals']);
  });
});
