import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

import { DEFINITIONS } from '#components/about/definitions.ts';
import { hitHref } from '#components/search/hit-href.ts';
import { searchEverything } from '#lib/data/search.ts';
import { env } from '#lib/env.ts';
import { cutWhole } from '#lib/format/cut-whole.ts';
import { SCORE_MEANINGS } from '#lib/game/battles/score-meanings.ts';
import { hitInfo, hitKind, hitName } from '#lib/game/search/hit.ts';
import { SITE_NAME } from '#lib/seo/metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import type { Filter } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/search-params.ts';

import { exportGroupsOffered } from '../export/catalogue.ts';
import { type ReadPage, readPage } from './read-page.ts';

/** Characters of a name or an id; no name of the game is as long. */
const LONGEST_NAME = 100;
/** Characters of an address, as the site takes them. */
const LONGEST_ADDRESS = 2_000;

/** Nothing is changed by any tool, and the same question has the same answer until something happens. */
const READS = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const resultOf = ({ text, isError }: ReadPage) => ({ content: [{ type: 'text' as const, text }], isError });

const name = (what: string) => z.string().min(1).max(LONGEST_NAME).describe(what);
const id = (what: string) =>
  z
    .string()
    .regex(/^\d{1,20}$/)
    .describe(`${what}: its number in the address that find gives`);

/**
 * Makes a server of the Model Context Protocol whose tools read the site: they find records, read pages, and say how a
 * figure is counted. Kinds of pages and their filters come from the declarations of the exports.
 */
export function newServer(): McpServer {
  const site = siteUrl(env());
  const server = new McpServer(
    { name: SITE_NAME, version: '1' },
    {
      instructions: `${SITE_NAME} has the statistics of a war game of two realms, Order and Destruction: kills, battles, players, guilds, scenarios, dungeons, items, quests. Begin with find, which gives addresses, then read them. Give the address with an answer, and the doubt that a page states.`,
    },
  );
  server.registerTool(
    'find',
    {
      title: 'Find by name',
      description:
        'Finds players, guilds, items, quests, creatures, zones, scenarios, dungeons and texts by a part of their name, the best match first, each with the address of its page.',
      inputSchema: { text: name('A part of the name') },
      annotations: READS,
    },
    async ({ text }) => resultOf(await find(text, site)),
  );
  server.registerTool(
    'read',
    {
      title: 'Read a page',
      description: `Reads a page of the site. "text" is a summary of a few lines, or the data of a page that has none; "json" is everything that it shows; "csv" is one of its tables. Addresses: ${addresses()}. Filters of a page are parameters of its address.`,
      inputSchema: {
        address: z.string().min(1).max(LONGEST_ADDRESS).describe('The address, or its path: /guild/7'),
        format: z.enum(['text', 'json', 'csv']).default('text').describe('The form of the answer'),
      },
      annotations: READS,
    },
    async ({ address, format }) => resultOf(await readPage(address, format === 'text' ? 'md' : format)),
  );
  server.registerTool(
    'board',
    {
      title: 'Read a leaderboard',
      description: 'The best players or guilds of a week or a month, with their places.',
      inputSchema: {
        of: z.enum(['players', 'guilds']).describe('Who is compared'),
        filter: z
          .record(z.string().max(LONGEST_NAME), z.string().max(LONGEST_NAME))
          .default({})
          .describe(
            `Parameters of the board. Players: ${filterWords(PLAYER_BOARD_FILTER)}. Guilds: ${filterWords(GUILD_BOARD_FILTER)}`,
          ),
      },
      annotations: READS,
    },
    async ({ of, filter }) => {
      const path = of === 'players' ? routes.leaderboard : routes.guildLeaderboard;
      return resultOf(await readPage(withQuery(path, new URLSearchParams(filter)), 'md'));
    },
  );
  server.registerTool(
    'compare',
    {
      title: 'Compare two players or two guilds',
      description: 'The figures of both beside each other, and their kills on each other.',
      inputSchema: {
        kind: z.enum(['players', 'guilds']).describe('Who is compared'),
        first: id('One of the two'),
        second: id('The other one'),
      },
      annotations: READS,
    },
    async ({ kind, first, second }) => {
      const address =
        kind === 'players' ? routes.comparison(first, second) : routes.guildComparison(first, second);
      return resultOf(await readPage(address, 'json'));
    },
  );
  server.registerTool(
    'explain',
    {
      title: 'Explain a figure',
      description: 'How a word or a figure of the site is meant and counted.',
      inputSchema: { term: name('The word: "premade", "solo kill", "K/D"') },
      annotations: READS,
    },
    ({ term }) => resultOf(explain(term, site)),
  );
  return server;
}

/** The kinds of pages that the API has data for, by their addresses. */
const addresses = (): string =>
  exportGroupsOffered()
    .flatMap(({ kinds }) => kinds)
    .map(({ address }) => address)
    .join(', ');

/** The parameters of a filter, each with its values where it has a list of them. */
const filterWords = ({ fields }: Filter): string =>
  Object.values(fields)
    .map((field) =>
      field.kind === 'choice'
        ? `${field.param} (${field.options.map(({ value }) => value).join(', ')})`
        : field.param,
    )
    .join('; ');

async function find(text: string, site: string): Promise<ReadPage> {
  const asked = cutWhole(text.trim(), LONGEST_NAME);
  const { data } = await searchEverything(asked, { cursor: {} });
  const hits = data?.page?.nodes ?? [];
  const lines = hits.flatMap((hit) => {
    const href = hitHref(hit);
    if (href === null) return [];
    const info = hitInfo(hit);
    return `${hitKind(hit)}: ${hitName(hit)}${info && ` (${info})`} ${new URL(href, site).href}`;
  });
  const others = data?.others ?? [];
  const all = [
    ...lines,
    ...others.map(({ kind, name: label, href }) => `${kind}: ${label} ${new URL(href, site).href}`),
  ];
  return all.length === 0
    ? { text: `Nothing is called “${asked}”.`, isError: false }
    : { text: all.join('\n'), isError: false };
}

/** Every term that the site explains, with its meaning. */
const TERMS: readonly { readonly term: string; readonly meaning: string }[] = [
  ...Object.values(DEFINITIONS).flat(),
  ...Object.values(SCORE_MEANINGS),
];

function explain(term: string, site: string): ReadPage {
  const words = term.toLowerCase();
  const fits = TERMS.filter((each) => each.term.toLowerCase().includes(words));
  const found = fits.length > 0 ? fits : TERMS.filter(({ meaning }) => meaning.toLowerCase().includes(words));
  const about = new URL(routes.about, site).href;
  const text = found.map((each) => `${each.term}: ${each.meaning}`).join('\n');
  return found.length === 0
    ? { text: `“${term}” is not explained. All terms are at ${about}.`, isError: true }
    : { text: `${text}\n\n${about}`, isError: false };
}
