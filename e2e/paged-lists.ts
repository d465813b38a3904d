import type { Page } from '@playwright/test';

import { facts } from './facts.ts';
import { idsIn, killTable } from './kill-rows.ts';
import { ask, deathsOf, deathsOfGuild, killIds, killsBy, killsByGuild } from './ledger.ts';
import type { PagedList } from './walk.ts';

interface Walk {
  readonly name: string;
  readonly path: () => string;
  readonly list: (page: Page) => PagedList;
  /** What the whole list holds, at most 100, from one page of the API. */
  readonly truth: () => Promise<readonly string[]>;
  readonly perPage: number;
}

/** Pages of a long list that are looked at. */
export const MOST_PAGES = 7;

/** A list of kills by its caption, which its pager repeats. */
export const kills =
  (caption: string, pager = caption.toLowerCase()) =>
  (page: Page) => ({
    pager,
    read: () => idsIn(killTable(page, caption)),
  });

/** The addresses behind the names, since two players may share a name; the name of what has no page. */
const hits = (pager: string) => (page: Page) => ({
  pager,
  read: () =>
    page
      .getByRole('table')
      .locator('.name')
      .evaluateAll((names) => names.map((found) => found.getAttribute('href') ?? found.textContent ?? '')),
});

const listed = (asked: object) => async () => (await killIds({ ...asked, first: 100 })).ids;

async function searchTruth(): Promise<string[]> {
  const { search } = await ask<{ search: { nodes: { __typename: string; id: string; name: string }[] } }>(
    'query S($text: String!) { search(query: $text, first: 100) { nodes { __typename id name } } }',
    { text: facts().searchText },
  );
  return search.nodes.map(({ __typename, id, name }) =>
    ['Character', 'Guild'].includes(__typename) ? `/${__typename.toLowerCase()}/${id}` : name,
  );
}

async function guildTruth(): Promise<string[]> {
  const { guilds } = await ask<{ guilds: { nodes: { id: string }[] } }>(
    'query G($text: String!) { guilds(where: { name: { contains: $text } }, first: 100) { nodes { id } } }',
    { text: facts().guildText },
  );
  return guilds.nodes.map(({ id }) => `/guild/${id}`);
}

/** Every list of the site that has pages. */
export const WALKS: readonly Walk[] = [
  {
    name: 'latest kills, home',
    path: () => '/',
    list: kills('Latest kills'),
    truth: listed({}),
    perPage: 10,
  },
  {
    name: 'latest kills, guilds',
    path: () => '/guilds',
    list: kills('Latest kills'),
    truth: listed({}),
    perPage: 10,
  },
  { name: 'kills', path: () => '/kills', list: kills('Newest first'), truth: listed({}), perPage: 10 },
  {
    name: 'filtered kills',
    path: () => '/kills?soloOnly=true',
    list: kills('Newest first'),
    truth: listed({ soloOnly: true }),
    perPage: 10,
  },
  {
    name: 'kills of a character',
    path: () => `/character/${facts().character}`,
    list: kills('Kills'),
    truth: () => listed({ where: killsBy(facts().character) })(),
    perPage: 10,
  },
  {
    name: 'deaths of a character',
    path: () => `/character/${facts().character}`,
    list: kills('Deaths'),
    truth: () => listed({ where: deathsOf(facts().character) })(),
    perPage: 10,
  },
  {
    name: 'kills of a guild',
    path: () => `/guild/${facts().guild}`,
    list: kills('Kills'),
    truth: () => listed({ where: killsByGuild(facts().guild) })(),
    perPage: 10,
  },
  {
    name: 'deaths of a guild',
    path: () => `/guild/${facts().guild}`,
    list: kills('Deaths'),
    truth: () => listed({ where: deathsOfGuild(facts().guild) })(),
    perPage: 10,
  },
  {
    name: 'player feud',
    path: () => `/character/${facts().feud.join('/feud/')}`,
    list: kills('Player feud'),
    truth: () => listed({ playerFeudFilter: { player1Id: facts().feud[0], player2Id: facts().feud[1] } })(),
    perPage: 10,
  },
  {
    name: 'guild feud',
    path: () => `/guild/${facts().guildFeud.join('/feud/')}`,
    list: kills('Guild feud'),
    truth: () =>
      listed({ guildFeudFilter: { guild1Id: facts().guildFeud[0], guild2Id: facts().guildFeud[1] } })(),
    perPage: 10,
  },
  {
    name: 'search',
    path: () => `/search/${facts().searchText}`,
    list: hits('results'),
    truth: searchTruth,
    perPage: 15,
  },
  {
    name: 'guild search',
    path: () => `/search/guild/${facts().guildText}`,
    list: hits('guilds'),
    truth: guildTruth,
    perPage: 15,
  },
];
