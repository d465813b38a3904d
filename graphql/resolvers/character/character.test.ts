import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalityTruths, orderTruths, textTruths } from '#graphql/testing/truth/filter-truth.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Row = { id: string; name: string; careerLine: string; level: number; renownRank: number };

let api: TestApi;
let rows: readonly Row[];

beforeAll(async () => {
  api = await openTestApi();
  rows = await api.sql<Row[]>`
    select id::text, name, career as "careerLine", level, renown_rank as "renownRank"
    from "character" order by "character".id`;
});
afterAll(() => api.close());

async function expectCharacters(where: object, isMatch: (row: Row) => boolean) {
  const { characters } = await api.ask<{ characters: { totalCount: number; nodes: { id: string }[] } }>(
    'query Q($where: CharacterFilterInput) { characters(where: $where, first: 50) { totalCount nodes { id } } }',
    { where },
  );
  const matches = rows.filter(isMatch);
  expect(characters.totalCount).toBe(matches.length);
  expect(characters.nodes.map(({ id }) => id)).toEqual(matches.slice(0, 50).map(({ id }) => id));
  return matches.length;
}

/** A name to look for parts of; the parts are ASCII, as the truth folds case by other rules than a database. */
const sampleName = () => rows.find(({ name }) => /^[A-Za-z]{4,}/.test(name))?.name.slice(0, 4) ?? '';

describe('a character', () => {
  it('has what its row has, and its guild', async () => {
    const [member] = await api.sql<{ id: number; guildId: number; rankName: string }[]>`
      select character_id as id, guild_id as "guildId", rank_name as "rankName"
      from guild_member order by character_id limit 1`;
    const row = rows.find(({ id }) => id === String(member?.id));
    const answer = await api.ask(
      `query Q($id: ID!) { character(id: $id) { id name career level renownRank
         guildMembership { rank { name } guild { id } character { id } } } }`,
      { id: member?.id },
    );

    expect(answer).toEqual({
      character: {
        id: row?.id,
        name: row?.name,
        career: row?.careerLine,
        level: row?.level,
        renownRank: row?.renownRank,
        guildMembership: {
          rank: { name: member?.rankName },
          guild: { id: String(member?.guildId) },
          character: { id: row?.id },
        },
      },
    });
  });

  it('may have no guild', async () => {
    const [loner] = await api.sql<{ id: number }[]>`
      select id from "character" where id not in (select character_id from guild_member) order by id limit 1`;
    expect(loner).toBeDefined();
    expect(await api.ask(`{ character(id: ${loner?.id}) { guildMembership { rank { name } } } }`)).toEqual({
      character: { guildMembership: null },
    });
  });

  it.each(['0', 'abc', '99999999999', '-3', ' 1'])('with the id %j is null', async (id) => {
    expect(await api.ask('query Q($id: ID!) { character(id: $id) { id } }', { id })).toEqual({
      character: null,
    });
  });
});

describe('a name filter', () => {
  it.each(Object.entries(textTruths))('knows %s, whatever the case', async (operator, truth) => {
    for (const operand of [sampleName(), sampleName().toUpperCase(), sampleName().slice(1, 3), 'zzzz']) {
      await expectCharacters({ name: { [operator]: operand } }, ({ name }) => truth(name, operand));
    }
  });

  it('knows eq, neq, in and nin by the letter', async () => {
    const [one, other] = [rows[0]?.name ?? '', rows.at(-1)?.name ?? ''];
    await expectCharacters({ name: { eq: one } }, ({ name }) => equalityTruths.eq(name, one));
    await expectCharacters({ name: { neq: one } }, ({ name }) => equalityTruths.neq(name, one));
    await expectCharacters({ name: { in: [one, other] } }, ({ name }) => name === one || name === other);
    await expectCharacters({ name: { nin: [one, other] } }, ({ name }) => name !== one && name !== other);
    await expectCharacters({ name: { in: ['{"a,b"}', "x'y", 'a\\b', '\u0000'] } }, () => false);
  });

  it('takes wildcards as letters', async () => {
    for (const letter of ['%', '_', '\\']) {
      await expectCharacters({ name: { contains: letter } }, ({ name }) => name.includes(letter));
    }
  });

  it('finds letters with accents in both cases', async () => {
    const accented = rows.find(({ name }) => /[à-ý]/i.test(name))?.name ?? '';
    expect(accented).not.toBe('');
    for (const operand of [accented, accented.toUpperCase(), accented.toLowerCase()]) {
      const found = await expectCharacters({ name: { contains: operand } }, ({ name }) =>
        name.toLowerCase().includes(accented.toLowerCase()),
      );
      expect(found).toBeGreaterThan(0);
    }
  });

  it('combines operators, and nests', async () => {
    const [start, part] = [sampleName().slice(0, 1), sampleName().slice(1, 2)];
    await expectCharacters(
      {
        name: {
          startsWith: start,
          or: [{ endsWith: part }, { and: [{ contains: part }, { ncontains: ' ' }] }],
        },
      },
      ({ name }) =>
        textTruths.startsWith(name, start) &&
        (textTruths.endsWith(name, part) || (textTruths.contains(name, part) && !name.includes(' '))),
    );
  });

  it.each(['contains', 'nstartsWith'])('needs a text to %s', async (operator) => {
    const { errors } = await api.send(
      `{ characters(where: { name: { ${operator}: null } }) { nodes { id } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('other filters', () => {
  it.each(Object.entries(orderTruths))('on level and renown rank know %s', async (operator, truth) => {
    await expectCharacters({ level: { [operator]: 40 } }, ({ level }) => truth(level, 40));
    await expectCharacters({ renownRank: { [operator]: 60 } }, ({ renownRank }) => truth(renownRank, 60));
  });

  it('know careers', async () => {
    const career = rows[0]?.careerLine ?? '';
    await expectCharacters({ careerLine: { eq: career } }, ({ careerLine }) => careerLine === career);
    await expectCharacters({ careerLine: { nin: [career] } }, ({ careerLine }) => careerLine !== career);
  });
});

describe('a list of characters', () => {
  const orders: [string, (one: Row, other: Row) => number][] = [
    ['', () => 0],
    ['order: [{ level: DESC }],', (one, other) => other.level - one.level],
    [
      'order: [{ level: ASC, renownRank: DESC }],',
      (one, other) => one.level - other.level || other.renownRank - one.renownRank,
    ],
    [
      'order: [{ renownRank: ASC }, { level: ASC }, { renownRank: DESC }],',
      (one, other) => one.renownRank - other.renownRank || one.level - other.level,
    ],
  ];

  it.each(orders)('has everybody once in the order %s', async (order, compare) => {
    const expected = [...rows]
      .sort((one, other) => compare(one, other) || Number(one.id) - Number(other.id))
      .map(({ id }) => id);

    for (const size of [9, 10, 31, 49, 50]) {
      expect(await walkForwards(api, 'characters', order, size)).toEqual(expected);
      expect(await walkBackwards(api, 'characters', order, size)).toEqual(expected);
    }
  });

  it('can be ordered by name, up and down', async () => {
    const up = await walkForwards(api, 'characters', 'order: [{ name: ASC }],', 17);
    const sorted = await api.sql<
      { id: string }[]
    >`select id::text from "character" order by name, "character".id`;
    expect(up).toEqual(sorted.map(({ id }) => id));
    expect(new Set(await walkBackwards(api, 'characters', 'order: [{ name: DESC }],', 17)).size).toBe(
      rows.length,
    );
  });
});
