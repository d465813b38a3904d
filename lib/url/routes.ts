import type { Route } from 'next';

import { dungeonOf } from '#lib/game/dungeons/wings.ts';

import { EXPLORER_ROUTE } from './explorer-route.ts';

/*
 * Every address of the site, written in this one place. Next checks addresses that are literals; what is put
 * together from an id is vouched for here, which is what the casts say.
 */

type CharacterSection = '' | '/battles' | '/dungeons' | '/history' | '/scenarios' | '/skirmishes' | '/armory';
type GuildSection =
  '' | '/attendance' | '/battles' | '/dungeons' | '/history' | '/members' | '/scenarios' | '/skirmishes';
type ScenarioSection = '' | '/kills' | '/skirmishes' | '/map';
type SkirmishSection = '' | '/kills' | '/damage';
type ItemPath = '' | '/purchase' | '/quests' | '/drops' | '/chapters';
type CreatureSection = '' | '/quests' | '/vendorItems' | '/finished';
type GameObjectSection = '' | '/quests' | '/finished';

/** An item in a character's slot. */
export interface WornItem {
  /** The character's id. */
  readonly wornBy: string;
  /** The value of the slot. */
  readonly slot: string;
}

/** Addresses of screens. Ids and texts are encoded; sections are those of the screen's tabs. */
export const routes = {
  home: '/',
  guilds: '/guilds',
  leaderboard: '/leaderboard',
  guildLeaderboard: '/leaderboard/guilds',
  /** The best and the worst of a period, of all kinds. */
  scoreSheet: '/leaderboard/sheet',
  war: '/war',
  /** The war as a map. */
  map: '/map',
  zones: '/zones',
  events: '/events',
  records: '/records',
  kills: '/kills',
  battles: '/battles',
  scenarios: '/scenarios',
  skirmishes: '/skirmishes',
  ranked: '/ranked-leaderboard',
  items: '/items',
  creatures: '/creatures',
  gameObjects: '/gameobjects',
  quests: '/quests',
  chapters: '/chapters',
  dungeons: '/dungeons',
  instances: '/instances',
  instanceRuns: '/instance-runs',
  storylines: '/storylines',
  search: '/search',
  guildSearch: '/search/guild',
  /** Suggestions for scripts of the site; the encoded text is appended. */
  suggestions: '/suggestions?q=',
  guildSuggestions: '/suggestions?of=guilds&q=',
  playerSuggestions: '/suggestions?of=players&q=',
  /** The same for choices of a comparison. */
  rivalSuggestions: (kind: 'players' | 'guilds', id: string) => `/suggestions?of=${kind}&not=${id}&q=`,
  /** The rows of a watch list, by its ids with commas between them, which are put behind it. */
  watched: '/watched?ids=',
  /** The ids of the newest kills, under the filter of a list of kills. */
  newestKills: '/newest-kills',
  explorer: EXPLORER_ROUTE,
  credits: '/credits',
  about: '/about',
  formats: '/formats',
  developers: '/developers',
  /** Whole months as files. */
  data: '/data',
  /** The server for assistants (Model Context Protocol). */
  mcp: '/mcp',
  cardExample: '/card-example',
  /** The description of the formats, for programs that write programs. */
  openApi: '/openapi.json',
  /** Tells browsers how to search this site. */
  openSearch: '/opensearch.xml',
  /** The kills in one zone. */
  killsInZone: (id: string) => `/kills?zone=${encodeURIComponent(id)}` as Route,
  kill: (id: string) => `/kill/${encodeURIComponent(id)}` as Route,
  character: (id: string, section: CharacterSection = '') =>
    `/character/${encodeURIComponent(id)}${section}` as Route,
  /** The comparison of two characters' armories. */
  armoryComparison: (id: string, otherId: string) =>
    `/character/${encodeURIComponent(id)}/armory?vs=${encodeURIComponent(otherId)}` as Route,
  /** The comparison of a character with another one, or the form that asks for the other. */
  comparison: (id: string, otherId?: string) =>
    compared(`/character/${encodeURIComponent(id)}/compare`, otherId),
  playerFeud: (id: string, rivalId: string) =>
    `/character/${encodeURIComponent(id)}/feud/${encodeURIComponent(rivalId)}` as Route,
  guild: (id: string, section: GuildSection = '') => `/guild/${encodeURIComponent(id)}${section}` as Route,
  /** The comparison of a guild with another one, or the form that asks for the other. */
  guildComparison: (id: string, otherId?: string) =>
    compared(`/guild/${encodeURIComponent(id)}/compare`, otherId),
  guildFeud: (id: string, rivalId: string) =>
    `/guild/${encodeURIComponent(id)}/feud/${encodeURIComponent(rivalId)}` as Route,
  /** A scenario, and who wins it; a run of it is `scenario`. */
  playedScenario: (id: string) => `/scenarios/${encodeURIComponent(id)}` as Route,
  scenario: (id: string, section: ScenarioSection = '') =>
    `/scenario/${encodeURIComponent(id)}${section}` as Route,
  skirmish: (id: string, section: SkirmishSection = '') =>
    `/skirmish/${encodeURIComponent(id)}${section}` as Route,
  skirmishDamage: (id: string, characterId: string) =>
    `/skirmish/${encodeURIComponent(id)}/damage/${encodeURIComponent(characterId)}` as Route,
  /** A battle by the id of its first skirmish; those of the others lead there. */
  battle: (id: string) => `/battle/${encodeURIComponent(id)}` as Route,
  careers: '/careers',
  /** The figures of a career, which is named by its slug, or of ALL of them. */
  career: (career: string) => (career === 'ALL' ? '/careers' : (`/career/${careerSegment(career)}` as Route)),
  builds: '/build',
  /** The builds of a career, which is named by its slug. */
  build: (career: string) => `/build/${careerSegment(career)}` as Route,
  /** The builds that are saved in the browser, on the page of all careers. */
  savedBuilds: '/build#saved' as Route,
  /** The careers that may wear an item. */
  putOn: (itemId: string) => `/build?item=${encodeURIComponent(itemId)}` as Route,
  item: (id: string, section: ItemPath = '') => `/item/${encodeURIComponent(id)}${section}` as Route,
  /** The comparison of two items. */
  itemComparison: (id: string, otherId: string) =>
    `/item/${encodeURIComponent(id)}?vs=${encodeURIComponent(otherId)}` as Route,
  /** The data of an item's tooltip. */
  itemCard: (id: string) => `/item/${encodeURIComponent(id)}/tooltip`,
  /** The same for a worn item, with its talismans and how much of its set is worn. */
  wornItemCard: ({ wornBy, slot }: WornItem) =>
    `/character/${encodeURIComponent(wornBy)}/armory/${encodeURIComponent(slot)}/tooltip`,
  creature: (id: string, section: CreatureSection = '') =>
    `/creature/${encodeURIComponent(id)}${section}` as Route,
  creatureZone: (id: string, zoneId: string) =>
    `/creature/${encodeURIComponent(id)}/zone/${encodeURIComponent(zoneId)}` as Route,
  gameObject: (id: string, section: GameObjectSection = '') =>
    `/gameobject/${encodeURIComponent(id)}${section}` as Route,
  gameObjectZone: (id: string, zoneId: string) =>
    `/gameobject/${encodeURIComponent(id)}/zone/${encodeURIComponent(zoneId)}` as Route,
  quest: (id: string) => `/quest/${encodeURIComponent(id)}` as Route,
  chapter: (id: string) => `/chapter/${encodeURIComponent(id)}` as Route,
  /** A dungeon with its wings, by the id of any of them. */
  dungeon: (id: string) => `/dungeon/${encodeURIComponent(dungeonOf(id))}` as Route,
  instance: (id: string) => `/instance/${encodeURIComponent(id)}` as Route,
  instanceStatistics: (id: string) => `/instance-statistics/${encodeURIComponent(id)}` as Route,
  /** The runs of one instance. */
  runsOfInstance: (id: string) => `/instance-runs?instance=${encodeURIComponent(id)}` as Route,
  /** The sessions of all dungeons, and of one. */
  sessions: '/instance-runs?view=sessions' as Route,
  sessionsOfDungeon: (id: string) =>
    `/instance-runs?instance=${encodeURIComponent(id)}&view=sessions` as Route,
  instanceRun: (id: string) => `/instance-run/${encodeURIComponent(id)}` as Route,
  encounterRun: (runId: string, id: string) =>
    `/instance-run/${encodeURIComponent(runId)}/${encodeURIComponent(id)}` as Route,
  storyline: (id: string) => `/storylines/${encodeURIComponent(id)}` as Route,
  journalEntry: (storylineId: string, id: string) =>
    `/storylines/${encodeURIComponent(storylineId)}/${encodeURIComponent(id)}` as Route,
  /** An activity by the storyline and the entry that it belongs to. */
  journalActivity: (storylineId: string, entryId: string, id: string) =>
    `/storylines/${[storylineId, entryId, id].map(encodeURIComponent).join('/')}` as Route,
  zone: (id: string) => `/zone/${encodeURIComponent(id)}` as Route,
  zoneHeatmap: (id: string) => `/zone_heatmap/${encodeURIComponent(id)}` as Route,
  searchResults: (text: string) => `/search/${searchSegment(text)}` as Route,
  guildSearchResults: (text: string) => `/search/guild/${searchSegment(text)}` as Route,
} as const;

export const careerSegment = (career: string): string =>
  encodeURIComponent(career.toLowerCase().replaceAll('_', '-'));

const compared = (path: string, otherId: string | undefined): Route =>
  (otherId === undefined ? path : `${path}?vs=${encodeURIComponent(otherId)}`) as Route;

/** Browsers take a segment of one or two dots for a step in the path, encoded or not; a space keeps it a text. */
function searchSegment(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
