import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText, isHead } from '#graphql/rules/near-name.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Hit = { __typename: string; id: string; name: string };
type Answer = { search: { totalCount: number; nodes: Hit[] } };
type NamedRow = { kind: string; id: string; name: string; weight: number };
/** Parts in the kills of the newest week, which order players. */
let busy: ReadonlyMap<string, number>;
/** A named row with its name in the form in which searches compare it. */
type Named = NamedRow & { folded: string };

const KINDS = [
  'Ability',
  'Chapter',
  'Character',
  'Creature',
  'GameObject',
  'Guild',
  'Instance',
  'Item',
  'Quest',
  'Scenario',
  'WarJournalEntry',
  'WarJournalStoryline',
  'Zone',
] as const;
/** Kinds whose names may be null, which GraphQL does not merge with names that may not. */
const NULLABLE: ReadonlySet<string> = new Set(['Ability', 'Chapter']);
/** A name of several words, of which the first and the last are long. */
const WORDS = /^[A-Z][a-z']{3,}( [A-Za-z']+)* [A-Z][a-z']{3,}$/;
/** Exact hits that leave no room for near names. */
const ENOUGH = 5;

let api: TestApi;
let named: readonly Named[];

beforeAll(async () => {
  api = await openTestApi();
  const rows = await api.sql<NamedRow[]>`
    select 'Character' as kind, id::text, name, level * 256 + renown_rank as weight from "character"
    union all select 'Guild', id::text, name, level * 256 + 255 from guild
    union all select 'Item', id::text, name, level_requirement * 256 + item_level from item
    union all select 'Quest', id::text, name, min_level * 256 from quest
    union all select 'Creature', id::text, name, 20 * 256 from creature
    union all select 'Chapter', id::text, name, rank * 256 from chapter where name is not null
    union all select 'Zone', id::text, name, 40 * 256 from zone
    union all select 'Scenario', id::text, name, 40 * 256 from scenario
    union all select 'Ability', id::text, name, 10 * 256 from ability where name is not null
    union all select 'GameObject', id::text, name, 20 * 256 from game_object
    union all select 'Instance', id::text, name, 40 * 256 from instance
    union all select 'WarJournalEntry', id::text, name, 20 * 256 from war_journal_entry
    union all select 'WarJournalStoryline', id::text, name, 20 * 256 + 255 from war_journal_storyline`;
  const days = await api.sql<{ id: string; parts: number }[]>`
    select character_id::text as id, sum(parts)::integer as parts from character_day
    where day > (select max(day) from character_day) - 7 group by 1`;
  busy = new Map(days.map(({ id, parts }) => [id, parts]));
  named = rows.map((row) => Object.assign(row, { folded: foldText(row.name) }));
});
afterAll(() => api.close());

const search = async (query: string, first = 50) => {
  const fields = KINDS.map(
    (kind) => `... on ${kind} { ${NULLABLE.has(kind) ? 'nullableName: name' : 'name'} }`,
  );
  const { search: answer } = await api.ask<{
    search: { totalCount: number; nodes: (Hit & { nullableName?: string })[] };
  }>(
    `query Q($query: String!, $first: Int) { search(query: $query, first: $first) { totalCount nodes {
       __typename id ${fields.join(' ')} } } }`,
    { query, first },
  );
  const nodes = answer.nodes.map(({ __typename, id, name, nullableName }) => ({
    __typename,
    id,
    name: nullableName ?? name,
  }));
  return { totalCount: answer.totalCount, nodes } satisfies Answer['search'];
};

/**
 * 0: the name is the text, 1: it begins with it, 2: a word of it does, 3: it contains it, 4: it has all of its words,
 * 5: none of these.
 */
function qualityOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`) || name.includes(`-${text}`)) return 2;
  if (isHead(text)) return 5;
  if (name.includes(text)) return 3;
  return fitsText(name, text) ? 4 : 5;
}

/** The shortest texts are looked up in a list of word beginnings, without activity. */
const partsOf = ({ kind, id }: Named, text: string) =>
  kind === 'Character' && !isHead(text) ? (busy.get(id) ?? 0) : 0;

/** The hits that fit, in their order. */
function expectedHits(query: string): Named[] {
  const text = foldText(query.trim());
  const compare = (one: Named, other: Named) =>
    qualityOf(one.folded, text) - qualityOf(other.folded, text) ||
    partsOf(other, text) - partsOf(one, text) ||
    other.weight - one.weight ||
    (one.kind < other.kind ? -1 : Number(one.kind > other.kind)) ||
    Number(one.id) - Number(other.id);
  return named.filter(({ folded }) => qualityOf(folded, text) < 5).sort(compare);
}

/** Expects the hits of a text to be those that fit, and behind few of them only such as do not. */
async function expectHits(text: string) {
  const { totalCount, nodes } = await search(text);
  const expected = expectedHits(text);
  const fitting = Math.min(expected.length, 50);
  expect(nodes.slice(0, fitting).map(({ __typename, id }) => `${__typename} ${id}`)).toEqual(
    expected.slice(0, 50).map(({ kind, id }) => `${kind} ${id}`),
  );
  const near = nodes.slice(fitting);
  expect(near.filter(({ name }) => fitsText(foldText(name), foldText(text)))).toEqual([]);
  if (expected.length >= ENOUGH) expect(totalCount).toBe(expected.length);
  else expect(totalCount).toBe(nodes.length);
}

/** The beginnings of so many letters that most names have. */
function commonHeads(letters: number): string[] {
  const counts = new Map<string, number>();
  for (const { name } of named) {
    const head = name.slice(0, letters).toLowerCase();
    if (/^[a-z]+$/.test(head)) counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, 4).map(([head]) => head);
}

describe('a search', () => {
  it.each([1, 2, 3, 4])('of %i letters finds the best match first, then the weightiest', async (letters) => {
    for (const text of commonHeads(letters)) await expectHits(text);
  });

  it('has the player who fights most before another of a higher level', async () => {
    const players = named.filter(({ kind, id }) => kind === 'Character' && busy.has(id));
    const texts = players.map(({ folded }) => folded.slice(0, 3)).filter((text) => !isHead(text));
    const text = texts.find((each) => {
      const [first, ...others] = expectedHits(each).filter(({ folded }) => folded.startsWith(each));
      return first && others.some(({ kind, weight }) => kind === 'Character' && weight > first.weight);
    });
    expect(text).toBeDefined();
    await expectHits(text ?? '');
  });

  it('finds words and parts of words of every kind', async () => {
    for (const text of ['the', 'of the', 'ring', 'watch', 'part i', 'grim', "r's"]) await expectHits(text);
  });

  it('finds words in any order', async () => {
    for (const text of ['i part', 'the of']) await expectHits(text);
  });

  it.each(KINDS)('finds a %s by its words in any order', async (kind) => {
    const target = named.find((each) => each.kind === kind && WORDS.test(each.name));
    const [one = '', ...others] = target?.name.split(' ') ?? [];
    const last = others.at(-1) ?? '';
    expect(last).not.toBe('');
    for (const text of [`${last} ${one}`, `${last.slice(0, 4)} ${one.slice(0, 1)}`]) await expectHits(text);
    const { nodes } = await search([...others, one].join(' '));
    expect(nodes.map(({ __typename, id }) => `${__typename} ${id}`)).toContain(`${kind} ${target?.id}`);
  });

  it.each(KINDS)('finds a %s by its whole name, in either case', async (kind) => {
    const target = named.find((each) => each.kind === kind && /^[\x20-\x7e]{3,}$/.test(each.name));
    for (const text of [target?.name ?? '', target?.name.toUpperCase() ?? '', `  ${target?.name}  `]) {
      const { nodes } = await search(text);
      expect(nodes.map(({ __typename, id }) => `${__typename} ${id}`)).toContain(`${kind} ${target?.id}`);
      expect(nodes[0]?.name.toLowerCase()).toBe(target?.name.toLowerCase());
    }
  });

  it('finds names with accents by plain letters, and plain names by accents', async () => {
    const accented = named.find(({ name }) => name.length > 3 && /[à-öù-ý]/.test(name));
    const { nodes } = await search(accented?.folded ?? '');
    expect(accented?.folded).not.toBe(accented?.name.toLowerCase());
    expect(nodes.map(({ id }) => id)).toContain(accented?.id);

    const plain = named.find(({ name }) => /^[A-Z][a-z]*o[a-z]+$/.test(name) && name.length > 3);
    const { nodes: others } = await search(plain?.name.replace('o', 'ö') ?? '');
    expect(others.map(({ id }) => id)).toContain(plain?.id);
  });

  it.each([10, 50])('has every hit once, both ways, %i a page', async (size) => {
    for (const text of size <= 10 ? ['wat'] : [commonHeads(1)[0] ?? '', 'the']) {
      const forwards = await walkForwards(api, 'search', `query: "${text}",`, size);
      expect(forwards).toEqual(expectedHits(text).map(({ id }) => id));
      expect(await walkBackwards(api, 'search', `query: "${text}",`, size)).toEqual(forwards);
    }
  });

  it('reads its page, its total, and each kind of hit once', async () => {
    api.takeStatements();
    await search('the');
    const statements = api.takeStatements();
    expect(statements).toEqual(expect.arrayContaining(['searchPage', 'searchCount', 'questsById']));
    expect(new Set(statements).size).toBe(statements.length);
  });

  it.each(['', '   ', '\t\n'])('for %j finds nothing', async (text) => {
    expect(await search(text)).toEqual({ totalCount: 0, nodes: [] });
  });

  it.each([
    '%',
    '_',
    '\\',
    "'",
    '"',
    '\u0000',
    '%%%',
    '___',
    "'; drop table kill; --",
    '🐗',
    'x'.repeat(10_000),
  ])('takes %j as text', async (text) => {
    await expectHits(text.slice(0, 100));
    expect(await search(text)).toEqual(await search(text.slice(0, 100)));
  });
});
