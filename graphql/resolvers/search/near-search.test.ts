import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '#graphql/rules/folded-text.ts';
import { mistakenNames } from '#graphql/testing/mistaken-names.ts';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { openTestApi, testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

const GUILDS = ['Hearth Keepers', 'Gallows Kin', 'Lantern Banner'];

let api: TestApi;
let names: readonly string[];

beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.sql<{ name: string }[]>`
    select name from "character" union select name from guild union select name from item
    union select name from creature union select name from quest union select name from game_object
    union select name from instance union select name from war_journal_entry
    union select name from war_journal_storyline`;
  names = rows.map(({ name }) => name).toSorted();
});
afterAll(() => api.close());

async function firstHits(query: string, first = 5): Promise<string[]> {
  const { search } = await api.ask<{ search: { nodes: { label: string }[] } }>(
    'query Q($query: String!, $first: Int) { search(query: $query, first: $first) { nodes { label: name } } }',
    { query, first },
  );
  return search.nodes.map(({ label }) => label);
}

describe('a name with one letter wrong, missing, doubled or in the place of the next', () => {
  it('is among the first five for at least 190 of 200', async () => {
    const missed: string[] = [];
    const tried = mistakenNames(names, 200);
    for (const { name, text } of tried) {
      if (!(await firstHits(text)).includes(name)) missed.push(`${text} for ${name}`);
    }
    expect(tried).toHaveLength(200);
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(10);
  });

  it.each(['game_object', 'instance', 'war_journal_entry', 'war_journal_storyline'])(
    'is among the first five for a name in %s',
    async (table) => {
      const rows = await api.sql<
        { name: string }[]
      >`select distinct name from ${api.sql(table)} order by name`;
      const missed: string[] = [];
      for (const { name, text } of mistakenNames(
        rows.map((row) => row.name),
        20,
      )) {
        if (!(await firstHits(text)).includes(name)) missed.push(`${text} for ${name}`);
      }
      expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(1);
    },
  );

  it('comes behind the names that fit, in pages both ways', async () => {
    const { text } = mistakenNames(names, 200).find(({ name }) => name.length > 7) ?? { text: '' };
    const argument = `query: ${JSON.stringify(text)},`;
    const forwards = await walkForwards(api, 'search', argument, 2);
    expect(forwards.length).toBeGreaterThan(0);
    expect(await walkBackwards(api, 'search', argument, 2)).toEqual(forwards);
  });
});

describe('a name that was pasted', () => {
  const findCharacter = async () => {
    const rows = await api.sql<{ name: string; guild: string; career: string }[]>`
      select "character".name, guild.name as guild, career
      from "character" join guild_member on character_id = "character".id join guild on guild.id = guild_id
      where "character".name ~ '^[A-Z][a-z]{6,}$' and guild.name ~ '^[A-Za-z]+ [A-Za-z ]+$'
      order by "character".id limit 1`;
    return rows[0] ?? { name: '', guild: '', career: '' };
  };

  it('is the first with a title, ranks, a guild and a career beside it', async () => {
    const { name, guild, career } = await findCharacter();
    const words = career.toLowerCase().replaceAll('_', ' ');
    for (const text of [
      `Captain ${name}`,
      `${name} RR47`,
      `${name} (40/47)`,
      `[${name}]`,
      `[${guild}] ${name}`,
      `${name} ${words}`,
      `${name.toLowerCase()}, ${words} <${guild}>`,
      `Captain ${name} of the very long list of those who fell at the gates in spring`,
    ]) {
      expect((await firstHits(text))[0], text).toBe(name);
    }
    expect(await firstHits(`[${guild}] ${name}`)).toContain(guild);
  });

  it('means the one of several namesakes of whom the text has the career or the guild', async () => {
    const database = await openMigratedDatabase();
    const { sql } = database;
    const players = ['WHITE_LION', 'SLAYER', 'CHOSEN'].map((career, index) => ({ id: index + 1, career }));
    for (const { id, career } of players) {
      await sql`insert into "character" values (${id}, 'Qworinthe', ${career}, 40, 80)`;
      await sql`insert into guild values (${id}, ${GUILDS[id - 1] ?? ''}, 'ORDER', 40, '', '', 1, 1, 1, 1, 1, null)`;
      await sql`insert into guild_member values (${id}, ${id}, 1, 'Leader')`;
    }
    const own = testApi(database);
    const firstOf = async (query: string) => {
      const { search } = await own.ask<{ search: { nodes: { id: string }[] } }>(
        'query Q($query: String!) { search(query: $query, first: 6) { nodes { id } } }',
        { query },
      );
      return search.nodes[0]?.id;
    };
    for (const { id, career } of players) {
      expect(await firstOf(`qworinthe ${career.toLowerCase().replaceAll('_', ' ')}`), career).toBe(
        String(id),
      );
      expect(await firstOf(`qworinthe <${GUILDS[id - 1]}>`), GUILDS[id - 1]).toBe(String(id));
    }
    await own.close();
  });

  it('is found with a mistake in it', async () => {
    const { name } = await findCharacter();
    expect(await firstHits(`Captain ${name.slice(0, 3)}${name.slice(4)}`)).toContain(name);
    expect(await firstHits(`${name.slice(0, 3)}${name.slice(4)} RR47`)).toContain(name);
  });

  it('comes in pages both ways', async () => {
    const { name, guild } = await findCharacter();
    const argument = `query: ${JSON.stringify(`[${guild}] ${name}`)},`;
    const forwards = await walkForwards(api, 'search', argument, 1);
    expect(forwards.length).toBeGreaterThan(1);
    expect(await walkBackwards(api, 'search', argument, 1)).toEqual(forwards);
  });
});

it('looks for near names only where few fit and none is the text', async () => {
  const whole = names.find((name) => /^[A-Z][a-z]{6,}$/.test(name)) ?? '';
  for (const text of [whole, 'the', 'a']) {
    api.takeStatements();
    const hits = await firstHits(text, 10);
    expect(api.takeStatements()).not.toContain('nearNames');
    expect(hits.every((name) => foldText(name).includes(foldText(text)))).toBe(true);
  }
});

it.each(['qqqqxxxx', '%%%%%%', '______', '🐗🐗🐗🐗', "'; drop table kill; --", 'x'.repeat(90)])(
  'finds nothing near %j',
  async (text) => {
    expect(await firstHits(text)).toEqual([]);
  },
);
