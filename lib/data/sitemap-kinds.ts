import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Route } from 'next';
import {
  CountSitemapCharactersDocument,
  CountSitemapGuildsDocument,
  GetSitemapBattlesDocument,
  GetSitemapChaptersDocument,
  GetSitemapCharactersDocument,
  GetSitemapCreaturesDocument,
  GetSitemapGameObjectsDocument,
  GetSitemapGuildsDocument,
  GetSitemapInstancesDocument,
  GetSitemapItemsDocument,
  GetSitemapQuestsDocument,
  GetSitemapStorylinesDocument,
} from '#graphql/generated/documents.ts';
import { isPageOffered } from '#lib/api/offered-pages.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { queryUncached } from '#lib/api/query.ts';
import {
  type Connection,
  connectionPage,
  addressesBy,
  storylinePage,
} from '#lib/sitemaps/connection-page.ts';
import { CAREER_ORDER } from '#lib/game/players/careers.ts';
import { parseUuid } from '#lib/game/ids.ts';
import type { SitemapKind } from '#lib/sitemaps/sitemap-kind.ts';
import { RUNS_FILTER } from '#lib/url/filter/results-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { listZonesWithHeatmap } from './war/heatmaps.ts';
import { listDungeons } from './instance/dungeons.ts';
import { listPlayedScenarios } from './war/scenario-results.ts';
import { MAP_ZONES } from '#lib/game/places/war-map.ts';
import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import { ASKED, EXPLORER } from '#lib/url/page-reading.ts';

/** Pages with these show nothing before a search. */
const FORMS: ReadonlySet<unknown> = new Set([ASKED, EXPLORER]);

/** The pages that are about no record. */
const SITE_PAGES: readonly Route[] = Object.entries(PAGE_KINDS)
  .filter(([pattern, { filter }]) => !pattern.includes('[') && !FORMS.has(filter))
  .map(([pattern]) => pattern as Route);

/** The pages that sitemaps list, those about no record first. */
export const SITEMAP_KINDS: readonly SitemapKind[] = [
  {
    name: 'pages',
    page: async () => {
      await whatIsOffered();
      const addresses = SITE_PAGES.filter((path) => isPageOffered(path));
      return { addresses, records: addresses.length, next: null };
    },
    count: async () => SITE_PAGES.length,
  },
  ofCareers('careers', routes.careers, routes.career),
  ofCareers('builds', routes.builds, routes.build),
  {
    ...listed(
      'characters',
      GetSitemapCharactersDocument,
      ({ characters }) => characters,
      addressesBy(routes.character),
    ),
    count: async () => (await queryUncached(CountSitemapCharactersDocument, {})).characters?.totalCount ?? 0,
  },
  {
    ...listed('guilds', GetSitemapGuildsDocument, ({ guilds }) => guilds, addressesBy(routes.guild)),
    count: async () => (await queryUncached(CountSitemapGuildsDocument, {})).guilds?.totalCount ?? 0,
  },
  listed(
    'battles',
    GetSitemapBattlesDocument,
    ({ battles }) => battles,
    ({ id }) => (parseUuid(id) === null ? [] : [routes.battle(id)]),
  ),
  listed('items', GetSitemapItemsDocument, ({ items }) => items, addressesBy(routes.item)),
  listed(
    'creatures',
    GetSitemapCreaturesDocument,
    ({ creatures }) => creatures,
    addressesBy(routes.creature),
  ),
  listed(
    'gameobjects',
    GetSitemapGameObjectsDocument,
    ({ gameObjects }) => gameObjects,
    addressesBy(routes.gameObject),
  ),
  listed('quests', GetSitemapQuestsDocument, ({ quests }) => quests, addressesBy(routes.quest)),
  listed('chapters', GetSitemapChaptersDocument, ({ chapters }) => chapters, addressesBy(routes.chapter)),
  listed(
    'instances',
    GetSitemapInstancesDocument,
    ({ instances }) => instances,
    addressesBy(routes.instance, routes.instanceStatistics),
  ),
  {
    name: 'dungeons',
    page: async () => {
      const { data } = await listDungeons();
      const addresses = data.map(({ id }) => routes.dungeon(id));
      return { addresses, records: addresses.length, next: null };
    },
    count: async () => 1,
  },
  {
    name: 'storylines',
    page: async (after) => {
      const { warJournalStorylines } = await queryUncached(GetSitemapStorylinesDocument, {});
      return storylinePage(warJournalStorylines, after);
    },
  },
  {
    name: 'scenario-results',
    page: async () => {
      const { data } = await listPlayedScenarios(listAddress(routes.scenarios, {}, RUNS_FILTER));
      const addresses = (data || []).map(({ scenario }) => routes.playedScenario(scenario.id));
      return { addresses, records: addresses.length, next: null };
    },
    count: async () => 1,
  },
  {
    name: 'zones',
    page: async () => {
      const zones = await listZonesWithHeatmap(new Date());
      const pages = new Set([...MAP_ZONES, ...zones]);
      const addresses = [...[...pages].map(routes.zone), ...zones.map(routes.zoneHeatmap)];
      return { addresses, records: addresses.length, next: null };
    },
    count: async () => 1,
  },
];

/** The pages of all careers, where there is the page that leads to them. */
function ofCareers(name: string, entrance: Route, address: (career: string) => Route): SitemapKind {
  return {
    name,
    page: async () => {
      await whatIsOffered();
      const addresses = isPageOffered(entrance) ? CAREER_ORDER.map(address) : [];
      return { addresses, records: addresses.length, next: null };
    },
    count: async () => CAREER_ORDER.length,
  };
}

/** A kind whose records are a list of the API. @param pick the list in the answer */
function listed<Data extends object, Node>(
  name: string,
  document: TypedDocumentNode<Data, { readonly first: number; readonly after?: string }>,
  pick: (data: Data) => Connection<Node> | null,
  addressesOf: (node: Node) => readonly Route[],
): SitemapKind {
  return {
    name,
    page: async (after) => {
      const page = { first: mostRows(), ...(after === null ? {} : { after }) };
      return connectionPage(pick(await queryUncached(document, page)), addressesOf);
    },
  };
}
