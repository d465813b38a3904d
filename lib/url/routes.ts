import type { Route } from 'next';

import { EXPLORER_ROUTE } from './explorer-route.ts';

/*
 * Every address of the site, written in this one place. Next checks addresses that are literals; what is put
 * together from an id is vouched for here, which is what the casts say.
 */

type CharacterSection = '' | '/scenarios' | '/skirmishes' | '/armory';
type GuildSection = '' | '/members' | '/scenarios' | '/skirmishes';
type ScenarioSection = '' | '/kills' | '/skirmishes' | '/map';
type SkirmishSection = '' | '/kills' | '/damage';

/** Addresses of screens. Ids and texts are encoded; sections are those of the screen's tabs. */
export const routes = {
  home: '/',
  guilds: '/guilds',
  kills: '/kills',
  scenarios: '/scenarios',
  skirmishes: '/skirmishes',
  ranked: '/ranked-leaderboard',
  items: '/items',
  search: '/search',
  guildSearch: '/search/guild',
  explorer: EXPLORER_ROUTE,
  credits: '/credits',
  kill: (id: string) => `/kill/${encodeURIComponent(id)}` as Route,
  character: (id: string, section: CharacterSection = '') =>
    `/character/${encodeURIComponent(id)}${section}` as Route,
  playerFeud: (id: string, rivalId: string) =>
    `/character/${encodeURIComponent(id)}/feud/${encodeURIComponent(rivalId)}` as Route,
  guild: (id: string, section: GuildSection = '') => `/guild/${encodeURIComponent(id)}${section}` as Route,
  guildFeud: (id: string, rivalId: string) =>
    `/guild/${encodeURIComponent(id)}/feud/${encodeURIComponent(rivalId)}` as Route,
  scenario: (id: string, section: ScenarioSection = '') =>
    `/scenario/${encodeURIComponent(id)}${section}` as Route,
  skirmish: (id: string, section: SkirmishSection = '') =>
    `/skirmish/${encodeURIComponent(id)}${section}` as Route,
  skirmishDamage: (id: string, characterId: string) =>
    `/skirmish/${encodeURIComponent(id)}/damage/${encodeURIComponent(characterId)}` as Route,
  zoneHeatmap: (id: string) => `/zone_heatmap/${encodeURIComponent(id)}` as Route,
  searchResults: (text: string) => `/search/${searchSegment(text)}` as Route,
  guildSearchResults: (text: string) => `/search/guild/${searchSegment(text)}` as Route,
} as const;

/** Browsers take a segment of one or two dots for a step in the path, encoded or not; a space keeps it a text. */
function searchSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
