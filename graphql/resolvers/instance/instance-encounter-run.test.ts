import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCORE_FIELDS, scoreOf, type ScoreRow } from '#graphql/testing/truth/instance-score-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = {
  id: string;
  instance_id: number;
  encounter_id: number;
  start_time: string;
  end_time: string;
  duration: number;
  entries: number;
};

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('an encounter run', () => {
  it('has what its row has, and its scoreboard', async () => {
    const [row] = await api.sql<Row[]>`
      select * from instance_encounter_run where completed and deaths > 0 order by id limit 1`;
    const [encounter] = await api.sql<{ name: string }[]>`
      select name from instance_encounter where id = ${row?.encounter_id ?? 0}`;
    const scores = await api.sql<ScoreRow[]>`
      select * from instance_encounter_run_score where encounter_run_id = ${row?.id ?? 0} order by position`;
    expect(scores.length).toBe(row?.entries);
    expect(
      await api.ask(
        `{ instanceEncounterRun(id: "${row?.id}") { id instanceId encounterId start end duration completed
           encounter { id name } scoreboardEntries { ${SCORE_FIELDS} } } }`,
      ),
    ).toEqual({
      instanceEncounterRun: {
        id: String(row?.id),
        instanceId: String(row?.instance_id),
        encounterId: String(row?.encounter_id),
        start: Number(row?.start_time),
        end: Number(row?.end_time),
        duration: Math.floor((row?.duration ?? 0) / 1000),
        completed: true,
        encounter: { id: String(row?.encounter_id), name: encounter?.name },
        scoreboardEntries: scores.map(scoreOf),
      },
    });
  });

  it.each(['0', 'abc', '-7', '99999999999999999999', '00000000-0000-4000-8000-000000000000'])(
    'with the id %j is null',
    async (id) => {
      expect(await api.ask('query Q($id: ID!) { instanceEncounterRun(id: $id) { id } }', { id })).toEqual({
        instanceEncounterRun: null,
      });
    },
  );
});
