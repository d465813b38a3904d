import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let first: TestApi;
let second: TestApi;

beforeAll(async () => {
  first = await openTestApi('2026-01');
  second = await openTestApi('2026-04');
});
afterAll(() => Promise.all([first.close(), second.close()]));

type Node = Readonly<Record<string, string | number | boolean | null>>;

const LISTS = [
  ['kills', 'KillFilterInput', 'time', 1000],
  ['scenarios', 'ScenarioRecordFilterInput', 'startTime', 1000],
  ['scenarios', 'ScenarioRecordFilterInput', 'endTime', 1000],
  ['skirmishes', 'SkirmishFilterInput', 'startTime', 1000],
  ['skirmishes', 'SkirmishFilterInput', 'endTime', 1000],
  ['instanceRuns', 'InstanceRunFilterInput', 'start', 1],
  ['instanceRuns', 'InstanceRunFilterInput', 'end', 1],
] as const;

async function nodesOf(api: TestApi, list: string, input: string, field: string, where: object = {}) {
  const query = `query Q($where: ${input}) { list: ${list}(where: $where, first: 50) { nodes { id ${field} } } }`;
  const { list: page } = await api.ask<{ list: { nodes: Node[] } }>(query, { where });
  return page.nodes;
}

const isoOf = (time: number, unit: number) => new Date(time * unit).toISOString();
const idsOf = (nodes: readonly Node[]) => nodes.map(({ id }) => id);

describe.each(LISTS)('%s of %s by %s', (list, input, field, unit) => {
  it('have the same moments in both generations', async () => {
    const old = await nodesOf(first, list, input, field);
    const now = await nodesOf(second, list, input, field);
    expect(old.length).toBeGreaterThan(10);
    expect(idsOf(now)).toEqual(idsOf(old));
    expect(now.map((node) => node[field])).toEqual(old.map((node) => isoOf(Number(node[field]), unit)));
  });

  it.each(['eq', 'neq', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte', 'in', 'nin'])(
    'are the same rows in both generations under %s, wherever it stands',
    async (operator) => {
      const all = await nodesOf(first, list, input, field);
      const time = Number(all[Math.floor(all.length / 2)]?.[field]);
      const [one, other] = operator.endsWith('in')
        ? [[time], [isoOf(time, unit)]]
        : [time, isoOf(time, unit)];
      const nest = (operand: unknown) => ({ and: [{ or: [{ [field]: { [operator]: operand } }] }] });
      const expected = idsOf(await nodesOf(first, list, input, field, nest(one)));
      expect(idsOf(await nodesOf(second, list, input, field, nest(other)))).toEqual(expected);
    },
  );
});

describe('the second generation', () => {
  it('takes moments of any zone and refuses numbers', async () => {
    const where = (operand: unknown) => ({ time: { gte: operand } });
    const [utc, zoned] = await Promise.all([
      nodesOf(second, 'kills', 'KillFilterInput', 'time', where('2026-04-01T12:00:00Z')),
      nodesOf(second, 'kills', 'KillFilterInput', 'time', where('2026-04-01T14:00:00+02:00')),
    ]);
    expect(zoned).toEqual(utc);
    const query = 'query Q($where: KillFilterInput) { kills(where: $where) { totalCount } }';
    const { errors } = await second.send(query, { where: where(1_775_044_800) });
    expect(errors[0]?.message).toContain('DateTime');
  });

  it('takes moments that no column can hold', async () => {
    const query = '{ kills(where: { time: { gte: "9999-12-31T00:00:00Z" } }) { totalCount } }';
    expect(await second.ask(query)).toEqual({ kills: { totalCount: 0 } });
  });

  it('has no winner where both sides have equal points', async () => {
    const query = (fields: string) => `{
      drawn: scenarios(where: { winner: { eq: ${fields} } }, first: 50) { totalCount nodes { id winner points } }
    }`;
    type Drawn = {
      drawn: { totalCount: number; nodes: { id: string; winner: number | null; points: number[] }[] };
    };
    const [old, now] = await Promise.all([first.ask<Drawn>(query('2')), second.ask<Drawn>(query('null'))]);
    expect(old.drawn.nodes.length).toBeGreaterThan(0);
    expect(now.drawn.nodes.map(({ id }) => id)).toEqual(old.drawn.nodes.map(({ id }) => id));
    expect(now.drawn.nodes.every(({ winner }) => winner === null)).toBe(true);
    expect(await second.ask(query('2'))).toEqual({ drawn: { totalCount: 0, nodes: [] } });
  });

  it('has surrenders, unlike the first', async () => {
    const query = (given: boolean) => `{
      scenarios(where: { wasSurrender: { eq: ${given} } }, first: 50) { totalCount nodes { wasSurrender points } }
    }`;
    type Answer = { scenarios: { totalCount: number; nodes: { wasSurrender: boolean; points: number[] }[] } };
    const [given, fought] = await Promise.all([
      second.ask<Answer>(query(true)),
      second.ask<Answer>(query(false)),
    ]);
    const all = await first.ask<{ scenarios: { totalCount: number } }>('{ scenarios { totalCount } }');
    expect(given.scenarios.totalCount).toBeGreaterThan(0);
    expect(given.scenarios.totalCount + fought.scenarios.totalCount).toBe(all.scenarios.totalCount);
    for (const { wasSurrender, points } of given.scenarios.nodes) {
      expect(wasSurrender).toBe(true);
      expect(Math.max(...points)).toBeLessThan(500);
    }
    const { errors } = await first.send('{ scenarios { nodes { wasSurrender } } }');
    expect(errors).toHaveLength(1);
  });

  it('writes how long runs took as durations', async () => {
    const query = '{ instanceRuns(first: 50) { nodes { duration encounters { duration } } } }';
    type Timed<Value> = { duration: Value; encounters: { duration: Value }[] };
    type Answer<Value> = { instanceRuns: { nodes: Timed<Value>[] } };
    const [old, now] = await Promise.all([
      first.ask<Answer<number>>(query),
      second.ask<Answer<string>>(query),
    ]);
    const durations = <Value>({ instanceRuns }: Answer<Value>) =>
      instanceRuns.nodes.flatMap(({ duration, encounters }) => [
        duration,
        ...encounters.map((each) => each.duration),
      ]);
    const seconds = durations(now).map((text) => {
      const [, hours = 0, minutes = 0, rest = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(text) ?? [];
      return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
    });
    expect(seconds).toEqual(durations(old));
    expect(Math.max(...seconds)).toBeGreaterThan(600);
  });

  it('orders a skirmish by a score that all lack, page by page', async () => {
    const { topSkirmishes } = await first.ask<{ topSkirmishes: { id: string }[] }>(
      '{ topSkirmishes { id } }',
    );
    const query = `query Q($id: ID!, $after: String) { skirmish(id: $id) {
      scoreboardEntries(order: [{ creatureKillDamage: DESC }], first: 5, after: $after) {
        nodes { character { id } } pageInfo { endCursor }
      }
    } }`;
    type Page = { nodes: { character: { id: string } }[]; pageInfo: { endCursor: string } };
    const id = topSkirmishes[0]?.id;
    const ask = async (after?: string) =>
      (await second.ask<{ skirmish: { scoreboardEntries: Page } }>(query, { id, after })).skirmish
        .scoreboardEntries;
    const one = await ask();
    const two = await ask(one.pageInfo.endCursor);
    const ids = [...one.nodes, ...two.nodes].map(({ character }) => Number(character.id));
    expect(new Set(ids).size).toBe(10);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('finds chapters, by name alone', async () => {
    const query =
      '{ search(query: "chapter", first: 50) { nodes { __typename ... on Chapter { id name } } } }';
    expect(await second.ask(query)).toEqual(await first.ask(query));
    const { errors } = await second.send('{ chapters { nodes { id } } }');
    expect(errors).toHaveLength(1);
  });
});
