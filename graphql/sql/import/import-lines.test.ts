import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { importLines, type RefusedLine } from '#graphql/import/import-lines.ts';
import { IMPORT_KINDS } from '#graphql/import/import-kinds.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import type { ImportLine } from '#graphql/import/read-line.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Database } from '../engine/connection/database.ts';
import { interceptedDatabase } from '../engine/connection/intercepted-database.ts';
import { compareRollups } from '../engine/rollups.ts';
import { inSession } from '../engine/connection/session.ts';

const LINES = IMPORT_KINDS.map(({ kind, example }) => JSON.stringify({ kind, ...example }));
const KILL = JSON.parse(LINES[0] ?? '') as Record<string, unknown>;

// Nothing waits between two tries.
vi.mock('node:timers/promises', async (load) => ({
  ...(await load<object>()),
  setTimeout: () => Promise.resolve(),
}));

let database: EmptyDatabase;

beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate kill cascade`);

async function* groupsOf(lines: readonly ImportLine[]) {
  yield lines;
}

async function importAll(lines: readonly ImportLine[]) {
  const refused: RefusedLine[] = [];
  const counts = await importLines(database.sql, groupsOf(lines), (line) => refused.push(line));
  return { ...counts, reasons: refused.map(({ line, reason }) => [line, reason]) };
}

const stored = async () => [
  await database.sql`select *, xmin::text from kill order by id`,
  await database.sql`select *, xmin::text from kill_attacker order by kill_id, position`,
  await database.sql`select *, xmin::text from scenario_score order by character_id`,
  await database.sql`select *, xmin::text from war_journal_task`,
];

const differences = async () =>
  (await inSession(database.sql, compareRollups)).filter(({ different }) => different > 0);

it('imports every kind, in any order, and again without a change', async () => {
  const shuffled = new Random('import').shuffle(LINES);
  expect(await importAll(shuffled)).toEqual({ imported: LINES.length, refused: 0, reasons: [] });
  const before = await stored();
  expect(before.map((rows) => rows.length)).toEqual([1, 2, 2, 1]);
  await importAll([...LINES, ...LINES]);
  expect(await stored()).toEqual(before);
  expect(await differences()).toEqual([]);
});

it('takes the later of two lines, and what a record no longer has away', async () => {
  const alone = [(KILL['attackers'] as object[])[0]];
  await importAll([JSON.stringify(KILL), JSON.stringify({ ...KILL, attackers: alone, time: 5 })]);
  expect([...(await database.sql`select time, assists, solo from kill`)]).toEqual([
    { time: 5, assists: 0, solo: false },
  ]);
  await importAll([JSON.stringify(KILL)]);
  await importAll([JSON.stringify({ ...KILL, attackers: alone })]);
  expect([...(await database.sql`select position from kill_attacker`)]).toEqual([{ position: 0 }]);
  expect(await differences()).toEqual([]);
});

it('refuses lines with the reason, and imports the others', async () => {
  const kill = (id: number, change: object = {}) => JSON.stringify({ ...KILL, id: String(id), ...change });
  const lines = [
    kill(1),
    'nonsense',
    '',
    kill(2, { time: 'noon' }),
    '{"kind":"Bird"}',
    kill(3, { attackers: [] }),
    kill(4, { attackers: [{ level: 40 }] }),
    kill(5, { victim: { ...(KILL['victim'] as object), guild: { id: '2147483648' } } }),
    kill(6),
  ];
  const { imported, reasons } = await importAll(lines);
  expect(imported).toBe(2);
  expect(reasons.map(([line, reason]) => [line, String(reason).slice(0, 32)])).toEqual([
    [2, 'The line is no JSON'],
    [4, 'time is "noon", and not epoch se'],
    [5, 'kind is "Bird", and not one of K'],
    [6, 'attackers.0.damagePercent is mis'],
    [7, 'attackers.0.damagePercent is mis'],
    [8, 'victim.guild.id is "2147483648",'],
  ]);
  expect((await database.sql`select id::int from kill order by id`).map(({ id }) => id as number)).toEqual([
    1, 6,
  ]);
});

it('refuses a player twice in one list, by line and place, and loses no entry in silence', async () => {
  const example = (kind: string): Record<string, unknown> => ({
    kind,
    ...IMPORT_KINDS.find((one) => one.kind === kind)?.example,
  });
  const twice = (kind: string, list: string, more: object = {}) => {
    const record = example(kind);
    const [first, ...others] = record[list] as object[];
    return JSON.stringify({ ...record, [list]: [first, ...others, Object.assign({}, first, more)] });
  };
  const kills = { kills: 99 };
  const { imported, reasons } = await importAll([
    twice('ScenarioRecord', 'scoreboardEntries', kills),
    twice('Skirmish', 'scoreboardEntries', kills),
    twice('InstanceRun', 'scoreboardEntries', { deaths: 99 }),
    twice('Kill', 'attackers', { damagePercent: 3 }),
    twice('Kill', 'damage'),
  ]);
  expect(imported).toBe(1);
  expect(reasons.map(([line, reason]) => [line, String(reason).replace(/ is .*, as in /, ' … ')])).toEqual([
    [1, expect.stringMatching(/^scoreboardEntries\[\d\]\.character\.id … scoreboardEntries\[0\]: each/)],
    [2, expect.stringMatching(/^scoreboardEntries\[\d\]\.character\.id … scoreboardEntries\[0\]: each/)],
    [3, expect.stringMatching(/^scoreboardEntries\[\d\]\.character\.id … scoreboardEntries\[0\]: each/)],
    [4, expect.stringMatching(/^attackers\[\d\]\.character\.id … attackers\[0\]: each/)],
  ]);
});

it('refuses lines that are not in UTF-8, and says where they are in UTF-16', async () => {
  const guild = (name: string) => JSON.stringify({ kind: 'Guild', id: '5', name, realm: 'ORDER', level: 40 });
  const wide = Buffer.from(`\uFEFF${guild('Khaine')}`, 'utf16le');
  const lines = [
    Buffer.from(guild('Grünbart'), 'latin1'),
    wide,
    String(wide.subarray(2)),
    guild('Zur Grube'),
  ];
  expect(await importAll(lines)).toEqual({
    imported: 1,
    refused: 3,
    reasons: [
      [1, 'The line is not in UTF-8'],
      [2, 'The line looks like UTF-16: it has to be in UTF-8'],
      [3, 'The line looks like UTF-16: it has to be in UTF-8'],
    ],
  });
  expect(await importAll([guild('x').replace('"x"', '"\\ud800"')])).toMatchObject({
    reasons: [[1, 'name is "\\ud800", and not a text of up to 20000 characters']],
  });
});

it('says of a value that it cannot take which it may be', async () => {
  const changed = (place: string, value: unknown) =>
    JSON.stringify(KILL).replace(place, (found) => found.replace(/:.*$/, `:${JSON.stringify(value)}`));
  const lines = [
    changed('"career":"SLAYER"', 'WARRIOR'),
    changed('"id":"106"', 'Nordland'),
    changed('"damagePercent":85', 101),
  ];
  const { reasons } = await importAll(lines);
  expect(reasons).toEqual([
    [
      1,
      expect.stringMatching(/^victim\.character\.career is "WARRIOR", and not one of .*CHOSEN, .*SLAYER, /),
    ],
    [2, 'position.zone.id is "Nordland", and not a whole number up to 32767, as text'],
    [3, 'attackers.0.damagePercent is 101, and not whole percent'],
  ]);
});

it('refuses only the lines that the database refuses', async () => {
  await database.sql`alter table kill add constraint nobody_nine check (victim_id <> 9)`;
  const victim = { ...(KILL['victim'] as object), character: { id: '9', career: 'CHOSEN' } };
  const lines = [1, 2, 3, 4, 5].map((id) =>
    JSON.stringify({ ...KILL, id: String(id), ...(id === 3 && { victim }) }),
  );
  const { imported, reasons } = await importAll(lines);
  await database.sql`alter table kill drop constraint nobody_nine`;
  expect([imported, reasons.map(([line]) => line)]).toEqual([4, [3]]);
  expect(await differences()).toEqual([]);
});

it('refuses a skirmish that is made from kills', async () => {
  const skirmish = LINES.find((line) => line.includes('"kind":"Skirmish"'));
  const id = '00000000-0000-8000-8100-006b696c6c73';
  const made = JSON.stringify({ ...(JSON.parse(skirmish ?? '') as object), id });
  expect(await importAll([made, LINES[0] ?? ''])).toMatchObject({
    imported: 1,
    reasons: [[1, `The skirmish ${id} is made from its kills.`]],
  });
});

/** The database, where some of the first tries to write fail with an error of the server. */
function failing(code: string, times: number) {
  let tries = 0;
  const sql = interceptedDatabase(database.sql, (run) => {
    tries += 1;
    return tries > times ? run() : Promise.reject(Object.assign(new Error('not now'), { code }));
  });
  return { sql, tries: () => tries };
}

// A standby, a connection that breaks, transactions that get in each other's way, rights that are missing.
const NOT_OF_LINES = ['25006', '57P01', 'CONNECTION_CLOSED', '40001', '53100', '42501', 'P0001'];

it.each(NOT_OF_LINES)('writes a batch again that %s stopped', async (code) => {
  const onRefused = vi.fn();
  const { sql } = failing(code, 2);
  expect(await importLines(sql, groupsOf(LINES), onRefused)).toEqual({ imported: LINES.length, refused: 0 });
  expect(onRefused).not.toHaveBeenCalled();
});

it.each(NOT_OF_LINES)('blames no line for %s, and stops', async (code) => {
  const onRefused = vi.fn();
  const { sql, tries } = failing(code, Infinity);
  await expect(importLines(sql, groupsOf(LINES), onRefused)).rejects.toThrow('not now');
  expect([tries(), onRefused.mock.calls]).toEqual([5, []]);
});

it('counts nothing twice when two import the same at once', async () => {
  const lines = Array.from({ length: 60 }, (_, id) => JSON.stringify({ ...KILL, id: String(id) }));
  const other = database.another();
  await Promise.all([
    importLines(database.sql, groupsOf(lines), () => undefined),
    importLines(other, groupsOf(lines.toReversed()), () => undefined),
  ]);
  expect([...(await database.sql`select kills from kill_day`)]).toEqual([{ kills: 60 }]);
  expect(await differences()).toEqual([]);
});

it('reads the next lines while a batch is written', async () => {
  const lines = Array.from({ length: 501 }, (_, id) => JSON.stringify({ ...KILL, id: String(id) }));
  const other = database.another();
  let isAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const groups = (async function* () {
    yield lines.slice(0, 500);
    isAsked();
    yield lines.slice(500);
  })();
  const { importing } = await database.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(7316200413)`;
    const importing = importLines(other, groups, () => undefined);
    // The first batch waits for this transaction to end.
    await asked;
    return { importing };
  });
  await importing;
  expect([...(await database.sql`select count(*)::int as kills from kill`)]).toEqual([{ kills: 501 }]);
});

it('stops when a batch cannot be written while others are read', async () => {
  const asked: number[] = [];
  const lines = Array.from({ length: 1_000 }, (_, id) => JSON.stringify({ ...KILL, id: String(id) }));
  const groups = (async function* () {
    for (const from of [0, 500, 500, 500]) {
      asked.push(from);
      yield lines.slice(from, from + 500);
    }
  })();
  const ended = database.another();
  await ended.end();
  await expect(importLines(ended, groups, () => undefined)).rejects.toThrow('CONNECTION_ENDED');
  expect(asked.length).toBeLessThan(4);
});

it('leaves a kill as one of two importers at once says, and not a mixture', async () => {
  const [killer] = KILL['attackers'] as object[];
  const attacker = (id: string) => Object.assign({}, killer, { character: { id, career: 'CHOSEN' } });
  const kill = (...ids: readonly string[]) => JSON.stringify({ ...KILL, attackers: ids.map(attacker) });
  const other = database.another();
  const { importing } = await database.sql.begin(async (sql) => {
    await importLines(sql as unknown as Database, groupsOf([kill('1', '2', '3')]), () => undefined);
    const importing = importLines(other, groupsOf([kill('4')]), () => undefined);
    // Until the other one has come as far as it can.
    await sql`select pg_sleep(0.3)`;
    return { importing };
  });
  await importing;
  expect([...(await database.sql`select character_id as id from kill_attacker`)]).toEqual([{ id: 4 }]);
  expect(await differences()).toEqual([]);
});
