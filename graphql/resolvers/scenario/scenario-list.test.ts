import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Run = {
  id: string;
  start: number;
  scenario: number;
  queue: number;
  order: number;
  destruction: number;
};
type Score = { run: string; character: number; guild: number | null; team: number };
type Answer = { scenarios: { totalCount: number; nodes: { id: string }[] } };

let api: TestApi;
let runs: readonly Run[];
let scores: ReadonlyMap<string, readonly Score[]>;
let character: number;
let guild: number;

beforeAll(async () => {
  api = await openTestApi();
  runs = await api.sql<Run[]>`
    select id::text, start_time as start, scenario_id as scenario, queue_type as queue, order_points as order,
           destruction_points as destruction
    from scenario_record run order by start_time desc, run.id desc`;
  const all = await api.sql<Score[]>`
    select record_id::text as run, character_id as character, guild_id as guild, team from scenario_score`;
  scores = new Map(runs.map(({ id }) => [id, all.filter(({ run }) => run === id)]));
  character = mostOften(all.map((score) => score.character));
  guild = mostOften(all.flatMap((score) => score.guild ?? []));
});
afterAll(() => api.close());

function mostOften(ids: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  if (!first) throw new Error('No scores.');
  return first[0];
}

const boardOf = ({ id }: Run) => scores.get(id) ?? [];
const byCharacter = (run: Run) => boardOf(run).filter((score) => score.character === character);
const byGuild = (run: Run) => boardOf(run).filter((score) => score.guild === guild);

/** 1 for a side that won, -1 for one that lost, 0 for a draw; null for a side without players. */
const outcomeOf = (run: Run, [score]: readonly Score[]) =>
  score ? Math.sign(run.order - run.destruction) * (score.team === 0 ? 1 : -1) : null;

const hasPremade = (run: Run, isGuild: (id: number) => boolean) => {
  const board = boardOf(run).filter(({ guild: id }) => id !== null && isGuild(id));
  return board.some(
    (score) => board.filter(({ guild: id, team }) => id === score.guild && team === score.team).length >= 6,
  );
};

async function expectRuns(args: string, isMatch: (run: Run) => boolean) {
  const { scenarios } = await api.ask<Answer>(`{ scenarios(${args} first: 50) { totalCount nodes { id } } }`);
  const matches = runs.filter(isMatch).map(({ id }) => id);
  expect(scenarios.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50));
  expect(scenarios.totalCount).toBe(matches.length);
  return matches.length;
}

describe('scenario runs', () => {
  it('are all there', async () => {
    expect(await expectRuns('', () => true)).toBeGreaterThan(50);
  });

  it.each([
    ['STANDARD', 0],
    ['GROUP_RANKED', 1],
    ['SOLO', 2],
    ['CITY_SIEGE', 4],
    ['SOLO_RANKED', 5],
  ])('of the queue %s have the number %i', async (name, number) => {
    await expectRuns(`queueType: ${name}`, ({ queue }) => queue === number);
    await expectRuns(
      `queueType: ${name}, guildId: ${guild}`,
      (run) => run.queue === number && byGuild(run).length > 0,
    );
    await expectRuns(
      `queueType: ${name}, characterId: ${character}`,
      (run) => run.queue === number && byCharacter(run).length > 0,
    );
  });

  it('of a player and of a guild are those they fought in', async () => {
    expect(
      await expectRuns(`characterId: ${character}`, (run) => byCharacter(run).length > 0),
    ).toBeGreaterThan(5);
    expect(await expectRuns(`guildId: ${guild}`, (run) => byGuild(run).length > 0)).toBeGreaterThan(5);
    await expectRuns(
      `characterId: ${character}, guildId: ${guild}`,
      (run) => byCharacter(run).length > 0 && byGuild(run).length > 0,
    );
  });

  it.each([
    ['true', 1],
    ['false', -1],
  ])('with wins: %s are those their side has won or lost; a draw is neither', async (wins, outcome) => {
    const own = `characterId: ${character}, wins: ${wins}`;
    const ours = `guildId: ${guild}, wins: ${wins}`;
    await expectRuns(own, (run) => outcomeOf(run, byCharacter(run)) === outcome);
    expect(await expectRuns(ours, (run) => outcomeOf(run, byGuild(run)) === outcome)).toBeGreaterThan(0);
    await expectRuns(
      `${own}, guildId: ${guild}`,
      (run) => outcomeOf(run, byCharacter(run)) === outcome && outcomeOf(run, byGuild(run)) === outcome,
    );
    await expectRuns(`wins: ${wins}`, () => true);
  });

  it('of premades have six or more of one guild on one side', async () => {
    const any = await expectRuns('premadeOnly: true', (run) => hasPremade(run, () => true));
    expect(any).toBeGreaterThan(0);
    expect(any).toBeLessThan(runs.length);
    await expectRuns(
      'premadeOnly: true, queueType: STANDARD',
      (run) => run.queue === 0 && hasPremade(run, () => true),
    );
    await expectRuns(`premadeOnly: true, guildId: ${guild}`, (run) => hasPremade(run, (id) => id === guild));
    await expectRuns(`premadeOnly: true, characterId: ${character}`, (run) =>
      hasPremade(run, (id) => byCharacter(run).some((score) => score.guild === id)),
    );
    await expectRuns('premadeOnly: false', () => true);
  });

  it('of one scenario, and of a time from its start to before its end', async () => {
    const [newest, oldest] = [runs[3], runs.at(-4)];
    if (!newest || !oldest) throw new Error('There are too few runs.');
    await expectRuns(`scenarioId: ${oldest.scenario}`, ({ scenario }) => scenario === oldest.scenario);
    await expectRuns(`from: ${newest.start}`, ({ start }) => start >= newest.start);
    await expectRuns(`to: ${oldest.start}`, ({ start }) => start < oldest.start);
    await expectRuns(
      `from: ${oldest.start}, to: ${newest.start}, characterId: ${character}`,
      (run) => run.start >= oldest.start && run.start < newest.start && byCharacter(run).length > 0,
    );
    await expectRuns('from: -9007199254740991, to: 9007199254740991', () => true);
  });

  it.each([
    'characterId: "x"',
    'guildId: ""',
    'scenarioId: "-1"',
    'guildId: "99999999999"',
    'characterId: 1',
  ])('are none for %s', async (args) => {
    expect(await expectRuns(args, () => false)).toBe(0);
  });

  it.each([4, 33])('come once each, page by page, %i a page', async (size) => {
    const everything = runs.map(({ id }) => id);
    const ofGuild = runs.filter((run) => byGuild(run).length > 0).map(({ id }) => id);
    const ofCharacter = runs.filter((run) => byCharacter(run).length > 0).map(({ id }) => id);
    for (const [args, ids] of [
      ['', everything],
      [`guildId: ${guild}`, ofGuild],
      [`characterId: ${character}`, ofCharacter],
    ] as const) {
      expect(await walkForwards(api, 'scenarios', args, size)).toEqual(ids);
      expect(await walkBackwards(api, 'scenarios', args, size)).toEqual(ids);
    }
  });

  it('are counted on the index of their owner, and all of them from kept counts', async () => {
    api.takeStatements();
    await api.ask('{ scenarios(first: 0, queueType: SOLO, premadeOnly: true) { totalCount } }');
    await api.ask(`{ scenarios(first: 0, characterId: ${character}, wins: true) { totalCount } }`);
    expect(api.takeStatements()).toEqual(['queueCount', 'scenarioCount']);
  });
});
