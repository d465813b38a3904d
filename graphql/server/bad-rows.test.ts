import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmptyDatabase, openMigratedDatabase } from '../testing/world/empty-database.ts';
import { apiRequest } from '../testing/test-api.ts';
import { createApi } from './server.ts';

const KILLER = 1;
const VICTIM = 2;
const DELETED = 9;

let database: EmptyDatabase;
const logged: unknown[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  const { sql } = database;
  await sql`insert into "character" values (${KILLER}, 'Haaravek', 'CHOSEN', 40, 80), (${VICTIM}, 'Ulhard', 'SLAYER', 40, 70)`;
  await sql`insert into guild_member values (${KILLER}, 5, 1, 'Leader')`;
  const kill = (id: number, killer: number, victim: number, x = 100) => sql`
    insert into kill values (${id}, ${1_000_000 + id}, 1, ${x}, 100, null, null, null, null, 0, true, 100,
      ${killer}, 'CHOSEN', 40, 80, null, ${victim}, 'SLAYER', 40, 70, null)`;
  await kill(1, KILLER, VICTIM);
  await kill(2, KILLER, DELETED);
  await kill(3, DELETED, VICTIM);
  await kill(4, KILLER, VICTIM, 70_000);
  for (const [position, id] of [KILLER, DELETED, VICTIM].entries()) {
    await sql`
      insert into kill_attacker (kill_id, position, character_id, level, renown_rank, guild_id, damage_percent, time, victim_id)
      values (1, ${position}, ${id}, 40, 80, null, 30, 1000001, ${VICTIM})`;
  }
});
afterAll(() => database.close());

async function ask(query: string): Promise<unknown> {
  const api = createApi({ database: database.sql, logError: (error) => logged.push(error) });
  return (await api.fetch(apiRequest(query))).json();
}

const KILL = '{ id attackers { character { name } } victim { character { name } } }';

describe('a row that points at nothing', () => {
  it('is left out of a list, which stays', async () => {
    logged.length = 0;
    expect(await ask(`{ kills { nodes ${KILL} } }`)).toMatchObject({
      data: { kills: { nodes: [{ id: '4' }, { id: '1' }] } },
    });
    expect(logged.map(String)).toContain('MissingRow: A row refers to 9, which is missing.');
  });

  it('is left out of a list within a record', async () => {
    expect(await ask(`{ kill(id: "1", includeAssists: true) ${KILL} }`)).toEqual({
      data: {
        kill: {
          id: '1',
          attackers: [{ character: { name: 'Haaravek' } }, { character: { name: 'Ulhard' } }],
          victim: { character: { name: 'Ulhard' } },
        },
      },
    });
  });

  it('is no record where it is asked for alone, and a killer is never replaced by an assist', async () => {
    expect(await ask(`{ kill(id: "2") ${KILL} }`)).toEqual({ data: { kill: null } });
    expect(await ask(`{ kill(id: "3", includeAssists: true) ${KILL} }`)).toEqual({ data: { kill: null } });
  });

  it('makes a field null that may be null', async () => {
    expect(await ask(`{ character(id: "${KILLER}") { name guildMembership { guild { name } } } }`)).toEqual({
      data: { character: { name: 'Haaravek', guildMembership: null } },
    });
  });
});

describe('a value that its field cannot tell', () => {
  it('is at the edge, where it is a place', async () => {
    expect(await ask('{ kill(id: "4") { id position { x y } } }')).toEqual({
      data: { kill: { id: '4', position: { x: 65_535, y: 100 } } },
    });
  });

  it('leaves out its row', async () => {
    await database.sql`update "character" set career = 'POET' where id = ${KILLER}`;
    const answer = await ask('{ characters { nodes { name career } } }');
    await database.sql`update "character" set career = 'CHOSEN' where id = ${KILLER}`;
    expect(answer).toEqual({ data: { characters: { nodes: [{ name: 'Ulhard', career: 'SLAYER' }] } } });
  });

  it('leaves out its row where it is a number beyond its type', async () => {
    await database.sql`update "character" set level = 300 where id = ${KILLER}`;
    const answer = await ask('{ characters { nodes { name level } } }');
    await database.sql`update "character" set level = 40 where id = ${KILLER}`;
    expect(answer).toEqual({ data: { characters: { nodes: [{ name: 'Ulhard', level: 40 }] } } });
  });
});

it('leaves any other error an error, and the schema what it is', async () => {
  await database.sql`alter table "character" rename to hidden`;
  const answer = await ask(`{ kills { nodes ${KILL} } }`);
  await database.sql`alter table hidden rename to "character"`;
  expect(answer).toMatchObject({ data: { kills: { nodes: null } }, errors: [{}] });
  expect(
    await ask('{ __type(name: "KillsConnection") { fields { name type { ofType { kind } } } } }'),
  ).toMatchObject({
    data: { __type: { fields: [{}, { name: 'nodes', type: { ofType: { kind: 'NON_NULL' } } }, {}, {}] } },
  });
});
