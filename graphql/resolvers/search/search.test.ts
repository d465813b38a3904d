import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Hit = { __typename: string; id: string; name: string };
type Answer = { search: { totalCount: number; nodes: Hit[] } };
type NamedRow = { kind: string; id: string; name: string; weight: number };
/** With the name as a search compares it. */
type Named = NamedRow & { folded: string };

const KINDS = ['Character', 'Guild', 'Item', 'Quest', 'Creature', 'Chapter'];
const STROKES: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ŧ: 't', '’': "'" };

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
    union all select 'Chapter', id::text, name, rank * 256 from chapter where name is not null`;
  named = rows.map((row) => Object.assign(row, { folded: fold(row.name) }));
});
afterAll(() => api.close());

const search = async (query: string, first = 100) => {
  const fields = KINDS.map(
    (kind) => `... on ${kind} { ${kind === 'Chapter' ? 'chapterName: name' : 'name'} }`,
  );
  const { search: answer } = await api.ask<{
    search: { totalCount: number; nodes: (Hit & { chapterName?: string })[] };
  }>(
    `query Q($query: String!, $first: Int) { search(query: $query, first: $first) { totalCount nodes {
       __typename id ${fields.join(' ')} } } }`,
    { query, first },
  );
  const nodes = answer.nodes.map(({ __typename, id, name, chapterName }) => ({
    __typename,
    id,
    name: chapterName ?? name,
  }));
  return { totalCount: answer.totalCount, nodes } satisfies Answer['search'];
};

const fold = (text: string) =>
  Array.from(text.toLowerCase(), (letter) => STROKES[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe');

/** 0: the name is the text, 1: it begins with it, 2: a word of it does, 3: it contains it, 4: none of these. */
function qualityOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`) || name.includes(`-${text}`)) return 2;
  return name.includes(text) && Array.from(text).length > 2 ? 3 : 4;
}

function expectedHits(query: string): Named[] {
  const text = fold(query);
  const compare = (one: Named, other: Named) =>
    qualityOf(one.folded, text) - qualityOf(other.folded, text) ||
    other.weight - one.weight ||
    (one.kind < other.kind ? -1 : Number(one.kind > other.kind)) ||
    Number(one.id) - Number(other.id);
  return named.filter(({ folded }) => qualityOf(folded, text) < 4).sort(compare);
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
    for (const text of commonHeads(letters)) {
      const { totalCount, nodes } = await search(text);
      const expected = expectedHits(text);
      expect(totalCount).toBe(expected.length);
      expect(nodes.map(({ __typename, id }) => `${__typename} ${id}`)).toEqual(
        expected.slice(0, 100).map(({ kind, id }) => `${kind} ${id}`),
      );
    }
  });

  it('finds words and parts of words of every kind', async () => {
    for (const text of ['the', 'of the', 'ring', 'watch', 'part i', 'grim', "r's"]) {
      const { totalCount, nodes } = await search(text);
      const expected = expectedHits(text);
      expect(totalCount).toBe(expected.length);
      expect(nodes.map(({ id }) => id)).toEqual(expected.slice(0, 100).map(({ id }) => id));
    }
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

  it.each([10, 100])('has every hit once, both ways, %i a page', async (size) => {
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
    expect((await search(text)).totalCount).toBe(expectedHits(text).length);
  });
});
