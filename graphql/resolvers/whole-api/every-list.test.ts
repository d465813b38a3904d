import { isObjectType, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GENERATIONS } from '#graphql/generations/generation.ts';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { typeDefs } from '#graphql/generated/schema.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

/*
 * A client of the game's API makes its own cursors: the place of a row in its list, from 0, in base64. Pages between
 * them are the same as those between the cursors of the answers, which name each row by its values.
 */

/** The table and the column whose most frequent id has the longest list of each kind. */
const LONGEST: Readonly<Record<string, readonly [table: string, id: string]>> = {
  'Creature.vendorItems': ['vendor_item_creature', 'creature_id'],
  'Guild.members': ['guild_member', 'guild_id'],
  'Item.dropsFromCreatures': ['creature_drop', 'item_id'],
  'Item.dropsFromGameObjects': ['game_object_drop', 'item_id'],
  'Item.rewardedFromChapters': ['chapter_reward', 'item_id'],
  'Item.rewardedFromQuests': ['quest_reward', 'item_id'],
  'Item.soldByVendors': ['vendor_item', 'item_id'],
  'Item.usedToPurchase': ['vendor_item_required', 'item_id'],
  'Query.guildMoves': ['guild_move', 'guild_id'],
  'RankedSeason.leaderboard': ['ranked_standing', 'season_id'],
  'Skirmish.kills': ['kill', 'skirmish_id'],
  'Skirmish.scoreboardEntries': ['skirmish_score', 'skirmish_id'],
};

/** The arguments that lists need besides those of the page; "ID" is the id of the longest list. */
const NEEDED: Readonly<Record<string, string>> = {
  'Query.guildMoves': 'guildId: "ID", ',
  'Query.search': 'query: "sto", ',
  'RankedSeason.leaderboard': 'type: RANKED_SOLO, ',
};

interface Page {
  readonly edges: readonly { readonly cursor: string }[];
  readonly pageInfo: Readonly<Record<'hasNextPage' | 'hasPreviousPage', boolean>> &
    Readonly<Record<'startCursor' | 'endCursor', string | null>>;
}

const PAGE = '{ edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
const SIZE = 2;
const PAGES = 5;

const offset = (place: number) => btoa(String(place));

/** The lists of a schema, by type and field. */
const listsOf = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {})
      .filter(({ args }) => args.some(({ name }) => name === 'after'))
      .map(({ name }) => `${type.name}.${name}`),
  );

/** Asks a list of the API for pages, each by its arguments. */
type AskPages = (...pages: readonly string[]) => Promise<readonly Page[]>;

async function asker(api: TestApi, list: string): Promise<AskPages> {
  const [type = '', field = ''] = list.split('.');
  const id = type === 'Query' && !LONGEST[list] ? '' : await longestOf(api, list);
  const parent = type === 'Query' ? '' : `${type.charAt(0).toLowerCase()}${type.slice(1)}(id: "${id}")`;
  const needed = (NEEDED[list] ?? '').replace('ID', id);
  return async (...pages) => {
    const fields = pages.map((page, n) => `p${n}: ${field}(${needed}${page}) ${PAGE}`).join(' ');
    const answer = parent
      ? (await api.ask<{ parent: Record<string, Page> }>(`{ parent: ${parent} { ${fields} } }`)).parent
      : await api.ask<Record<string, Page>>(`{ ${fields} }`);
    return Object.values(answer);
  };
}

/** The id of what has the longest list. */
async function longestOf(api: TestApi, list: string): Promise<string> {
  const [table, column] = LONGEST[list] ?? [];
  if (!table || !column) throw new Error(`Say where the longest list of ${list} is.`);
  const [parent] = await api.sql<{ id: string }[]>`
    select ${api.sql(column)}::text as id from ${api.sql(table)}
    where ${api.sql(column)} is not null group by 1 order by count(*) desc, 1 limit 1`;
  return String(parent?.id);
}

/** The first pages of a list by the cursors of its answers. */
async function walk(ask: AskPages): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (let after = ''; pages.length < PAGES;) {
    const [page] = await ask(`first: ${SIZE}${after}`);
    if (!page) break;
    pages.push(page);
    if (!page.pageInfo.hasNextPage) break;
    after = `, after: "${page.pageInfo.endCursor}"`;
  }
  return pages;
}

describe.each(GENERATIONS)('a list of the generation %s', (generation) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi(generation);
  });
  afterAll(() => api.close());

  it.each(listsOf(schemaOf(generation, createSchema({ typeDefs }))))(
    '%s has the same pages by place as by the cursors of its answers, and ends where it ends',
    async (list) => {
      const ask = await asker(api, list);
      const pages = await walk(ask);
      expect(pages[0]?.edges.length).toBeGreaterThan(0);

      const byPlace = pages.flatMap(({ edges }, n) => {
        const [after, before] = [offset(n * SIZE - 1), offset(n * SIZE + edges.length)];
        return [
          `first: ${SIZE}, after: "${after}"`,
          `last: ${edges.length}, before: "${before}"`,
          `after: "${after}", before: "${before}"`,
        ];
      });
      expect(await ask(...byPlace)).toEqual(pages.flatMap((page) => [page, page, page]));

      const last = `last: ${SIZE}`;
      const [end, placed, beyond] = await ask(
        last,
        `${last}, after: "${offset(-1)}"`,
        `after: "${offset(1e15)}"`,
      );
      expect(placed).toEqual(end);
      expect(beyond).toEqual({
        edges: [],
        pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
      });
    },
  );
});

describe.each(GENERATIONS)('pages of the generation %s', (generation) => {
  it('have 50 rows at most in every list', async () => {
    const api = await openTestApi(generation);
    const lists = listsOf(schemaOf(generation, createSchema({ typeDefs })));
    for (const list of lists) {
      const ask = await asker(api, list);
      for (const end of ['first', 'last']) {
        await expect(ask(`${end}: 51`), list).rejects.toThrow(
          'The maximum allowed items per page were exceeded.',
        );
        await ask(`${end}: 50`);
      }
    }
    await api.close();
  });
});

it('reads the pages by place of many lists in one statement', async () => {
  const api = await openTestApi();
  const members = (page: string) => `{ guilds(first: 5) { nodes { members(${page}) ${PAGE} } } }`;
  for (const page of [`first: 2, after: "${offset(1)}"`, `last: 2, before: "${offset(4)}"`]) {
    api.takeStatements();
    await api.ask(members(page));
    expect(api.takeStatements().filter((name) => name.startsWith('members'))).toEqual(['membersPage']);
  }
  await api.close();
});
