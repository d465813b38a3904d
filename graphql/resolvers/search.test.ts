import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { walkBackwards, walkForwards } from '#graphql/testing/walk-pages.ts';

type Hit = { __typename: string; id: string; name: string };
type Answer = { search: { totalCount: number; nodes: Hit[] } };
type Named = { kind: string; id: string; name: string };

let api: TestApi;
let named: readonly Named[];

beforeAll(async () => {
  api = await openTestApi();
  named = await api.sql<Named[]>`
    select 'Character' as kind, id::text, name from "character"
    union all
    select 'Guild' as kind, id::text, name from guild`;
});
afterAll(() => api.close());

const search = async (query: string) => {
  const answer = await api.ask<Answer>(
    `query Q($query: String!) { search(query: $query, first: 100) { totalCount nodes {
       __typename id ... on Character { name } ... on Guild { name } } } }`,
    { query },
  );
  return answer.search;
};

/** 0: the name is the text, 1: it begins with it, 2: it contains it, 3: none of these. */
function qualityOf(name: string, text: string) {
  const [whole, part] = [name.toLowerCase(), text.toLowerCase()];
  if (whole === part) return 0;
  if (whole.startsWith(part)) return 1;
  return whole.includes(part) ? 2 : 3;
}

const commonPart = () => {
  const counts = new Map<string, number>();
  for (const { name } of named) {
    const part = name.slice(0, 2).toLowerCase();
    if (/^[a-z]{2}$/.test(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};

describe('a search', () => {
  it('finds players and guilds with the text in their names, best match first', async () => {
    const text = commonPart();
    const { totalCount, nodes } = await search(text);
    const matches = named.filter(({ name }) => qualityOf(name, text) < 3);
    const qualities = nodes.map(({ name }) => qualityOf(name, text));

    expect(totalCount).toBe(matches.length);
    expect(nodes.length).toBe(Math.min(100, matches.length));
    expect(qualities).toEqual([...qualities].sort());
    expect(qualities).toContain(1);
    expect(qualities).not.toContain(3);
  });

  it.each(['Character', 'Guild'])('finds a %s by its whole name, in either case', async (kind) => {
    const target = named.find((each) => each.kind === kind && /^[\x20-\x7e]+$/.test(each.name));
    for (const text of [target?.name ?? '', target?.name.toUpperCase() ?? '', `  ${target?.name}  `]) {
      const { nodes } = await search(text);
      expect(nodes.filter(({ name }) => name === target?.name)).toContainEqual({
        __typename: kind,
        id: target?.id,
        name: target?.name,
      });
      expect(nodes[0]?.name.toLowerCase()).toBe(target?.name.toLowerCase());
    }
  });

  it.each([1, 3, 10, 33, 100])('has every hit once, %i a page', async (size) => {
    const text = commonPart();
    const args = `query: "${text}",`;
    const forwards = await walkForwards(api, 'search', args, size);

    expect(forwards).toHaveLength(named.filter(({ name }) => qualityOf(name, text) < 3).length);
    expect(await walkBackwards(api, 'search', args, size)).toEqual(forwards);
    expect(forwards.slice(0, 100)).toEqual((await search(text)).nodes.map(({ id }) => id));
  });

  it.each(['', '   ', '\t\n'])('for %j finds nothing', async (text) => {
    expect(await search(text)).toEqual({ totalCount: 0, nodes: [] });
  });

  it.each(['%', '_', '\\', "'", '"', '\u0000', '%%%', "'; drop table kill; --", '🐗', 'x'.repeat(10_000)])(
    'takes %j as text',
    async (text) => {
      const { totalCount } = await search(text);
      expect(totalCount).toBe(named.filter(({ name }) => name.toLowerCase().includes(text)).length);
    },
  );
});
