import { type DocumentNode, print } from 'graphql';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { SearchQuery } from '#graphql/generated/documents.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

let api: TestApi;
let questions = 0;

/** Kinds that the search of a remote API does not know. */
const OTHERS: ReadonlySet<string> = new Set([
  'GameObject',
  'Instance',
  'WarJournalEntry',
  'WarJournalStoryline',
]);

vi.mock('server-only', () => ({}));
vi.mock('#lib/api/is-remote-api.ts', () => ({ isRemoteApi: () => true }));
vi.mock('#lib/api/offered.ts', () => ({ whatIsOffered: async () => () => false, isOffered: () => false }));
vi.mock('#lib/api/query.ts', () => ({ query }));
const { searchEverything } = await import('./search.ts');

/** Asks our own API as a remote one, whose search finds names that contain the text, and fewer kinds. */
async function query(document: DocumentNode, variables: { readonly query?: string }) {
  questions += 1;
  const data = await api.ask<Partial<SearchQuery>>(print(document), variables);
  const text = variables.query?.toLowerCase() ?? '';
  const nodes = data.search?.nodes?.filter(
    ({ __typename, label }) => !OTHERS.has(__typename) && label?.toLowerCase().includes(text),
  );
  return { data: { ...data, ...(data.search && { search: { ...data.search, nodes } }) }, provenance: null };
}

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const WORDS = /^[A-Z][a-z]{3,} ([a-z]+ )*[A-Z][a-z]{4,}$/;

async function foundNames(text: string): Promise<readonly (string | null)[]> {
  questions = 0;
  const { data } = await searchEverything(text, { cursor: {} });
  expect(questions).toBeLessThanOrEqual(2);
  return [...(data.page?.nodes ?? []).map(({ label }) => label), ...data.others.map(({ name }) => name)];
}

it.each(['game_object', 'instance', 'war_journal_entry', 'war_journal_storyline'])(
  'finds a name in %s over a remote API by its words in any order, and with a mistake',
  async (table) => {
    const rows = await api.sql<{ name: string }[]>`select name from ${api.sql(table)} order by id`;
    const name = rows.find((row) => WORDS.test(row.name))?.name ?? '';
    const [one = '', ...others] = name.split(' ');
    expect(others).not.toEqual([]);
    const texts = [name, [...others, one].join(' '), `${one.slice(0, 1)}${one.slice(2)} ${others.join(' ')}`];
    for (const text of texts) expect(await foundNames(text)).toContain(name);
  },
);

it('finds a player and a guild over a remote API by what was pasted', async () => {
  const [{ name, guild } = { name: '', guild: '' }] = await api.sql<{ name: string; guild: string }[]>`
    select "character".name, guild.name as guild
    from "character" join guild_member on character_id = "character".id join guild on guild.id = guild_id
    where "character".name ~ '^[A-Z][a-z]{6,}$' and guild.name ~ '^[A-Za-z]+ [A-Za-z ]+$'
    order by "character".id limit 1`;
  for (const text of [`Captain ${name}`, `${name} RR47`, `[${guild}] ${name}`, `${name} white lion`]) {
    expect((await foundNames(text))[0], text).toBe(name);
  }
  expect(await foundNames(`[${guild}] ${name} RR47, White Lion, Level 40`)).toEqual(
    expect.arrayContaining([name, guild]),
  );
});

it('does not list what stands among the hits beside them', async () => {
  const rows = await api.sql<{ name: string }[]>`select name from instance order by id`;
  const name = rows.find((row) => WORDS.test(row.name))?.name ?? '';
  const { data } = await searchEverything(name.split(' ').toReversed().join(' '), { cursor: {} });
  const hits = data.page?.nodes?.filter(
    ({ __typename, label }) => __typename === 'Instance' && label === name,
  );
  expect(hits).toHaveLength(1);
  expect(data.others.filter((other) => other.name === name)).toEqual([]);
});
