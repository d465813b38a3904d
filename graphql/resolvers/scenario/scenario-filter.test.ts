import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, type Value } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Row = Record<string, Value>;
type Answer = { scenarios: { totalCount: number; nodes: { id: string }[] } };

const FIELDS = ['id', 'scenarioId', 'startTime', 'endTime', 'winner', 'queueType', 'tier'];

let api: TestApi;
let rows: readonly Row[];
let guild: number;

beforeAll(async () => {
  api = await openTestApi();
  const [party] = await api.sql<{ guild: number }[]>`
    select guild_id as guild from scenario_score where guild_id is not null
    group by 1 order by count(distinct record_id) desc, 1 limit 1`;
  guild = party?.guild ?? 0;
  rows = await api.sql<Row[]>`
    select run.id::text, scenario_id as "scenarioId", start_time as "startTime", end_time as "endTime", winner,
           queue_type as "queueType", tier,
           (select count(*)::integer from scenario_score
            where record_id = run.id and guild_id = ${guild}) as members
    from scenario_record run order by start_time desc, run.id desc`;
});
afterAll(() => api.close());

/** A value that is neither the first nor the last of its column, so that every operator divides the rows. */
const middleOf = (field: string) => {
  const values = rows.map((row) => row[field] ?? null).filter((value) => value !== null);
  return values.sort((one, other) => (one < other ? -1 : 1))[values.length >> 1] ?? null;
};

/** Expects the matches among all runs, and among those of a guild, which are read from another table. */
async function expectRuns(where: object, isMatch: (row: Row) => boolean) {
  for (const guildId of [null, guild]) {
    const { scenarios } = await api.ask<Answer>(
      `query Q($where: ScenarioRecordFilterInput, $guildId: ID) {
         scenarios(where: $where, guildId: $guildId, first: 50) { totalCount nodes { id } } }`,
      { where, guildId },
    );
    const matches = rows.filter((row) => isMatch(row) && (guildId === null || Number(row.members) > 0));
    expect(scenarios.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50).map(({ id }) => id));
    expect(scenarios.totalCount).toBe(matches.length);
  }
}

/** All operators are made by one function: each is tried on a column of each kind, and each field with a few of them. */
const KINDS_OF_COLUMN = ['id', 'startTime', 'winner'];

describe.each(KINDS_OF_COLUMN)('a scenario filter on %s', (field) => {
  it.each(Object.entries({ ...equalityTruths, ...orderTruths }))('knows %s', async (operator, truth) => {
    const operand = middleOf(field);
    await expectRuns({ [field]: { [operator]: operand } }, (row) => truth(row[field] ?? null, operand));
  });
});

it.each(FIELDS)('a scenario filter on %s reads its own column', async (field) => {
  const operand = middleOf(field);
  const list = [operand, rows[0]?.[field] ?? null];
  await expectRuns({ [field]: { nlt: operand } }, (row) => orderTruths.nlt(row[field] ?? null, operand));
  await expectRuns({ [field]: { in: list } }, (row) => list.includes(row[field] ?? null));
  await expectRuns({ [field]: { nin: list } }, (row) => !list.includes(row[field] ?? null));
});

describe('scenario filters', () => {
  it('combine and nest', async () => {
    const [time, kind] = [middleOf('startTime'), middleOf('scenarioId')];
    await expectRuns(
      {
        tier: { gte: 2 },
        or: [{ scenarioId: { eq: kind } }, { and: [{ winner: { eq: 0 } }, { startTime: { lt: time } }] }],
      },
      (row) =>
        Number(row.tier) >= 2 &&
        (row.scenarioId === kind || (row.winner === 0 && Number(row.startTime) < Number(time))),
    );
    await expectRuns({ and: [], or: [] }, () => true);
    await expectRuns({ tier: { in: [] } }, () => false);
  });

  it('may be given as null', async () => {
    const { scenarios } = await api.ask<Answer>('{ scenarios(where: null, first: 0) { totalCount } }');
    expect(scenarios.totalCount).toBe(rows.length);
  });
});
