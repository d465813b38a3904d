import { BUILD_FILTER, BUILD_REPORTS, BUILDS_FILTER, VS_FILTER } from './build/build-filter.ts';
import { ATTENDANCE_FILTER, BATTLE_FILTER, OWN_BATTLE_FILTER } from './filter/battle-filter.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER, SHEET_FILTER } from './filter/board-filter.ts';
import { BATTLE_GROUPING } from './filter/grouping-filter.ts';
import { CAREERS_FILTER } from './filter/careers-filter.ts';
import { COMPARISON_FILTER, ARMORY_FILTER } from './filter/comparison-filter.ts';
import { DAMAGE_FILTER } from './filter/damage-filter.ts';
import {
  DUNGEON_FILTER,
  OWN_SESSION_FILTER,
  RUN_FILTER,
  STATISTICS_FILTER,
} from './filter/instance-filter.ts';
import { ITEM_FILTER } from './filter/item-filter.ts';
import { KILL_FILTER } from './filter/kill-filter.ts';
import { MEMBER_FILTER } from './filter/member-filter.ts';
import {
  CHAPTER_FILTER,
  CREATURE_FILTER,
  GAME_OBJECT_FILTER,
  INSTANCE_FILTER,
  QUEST_FILTER,
} from './filter/name-filter.ts';
import {
  ASKED,
  boardOf,
  EXPLORER,
  FIGHTER,
  ITEM,
  LIST,
  listOf,
  type PageReading,
  RANKED,
  SCORES,
  SIDED_SCORES,
  STATIC,
} from './page-reading.ts';
import { FEATS_FILTER } from './filter/feats-filter.ts';
import { RESULTS_FILTER, RUNS_FILTER } from './filter/results-filter.ts';
import { SCENARIO_FILTER } from './filter/scenario-filter.ts';
import { SKIRMISH_FILTER } from './filter/skirmish-filter.ts';
import { WAR_FILTER } from './filter/war-filter.ts';
import { MAP_FILTER, ZONE_FILTER, ZONES_FILTER } from './filter/zone-filter.ts';
import { REWARD_FILTER } from '#lib/url/filter/career-choice.ts';

/**
 * The part of an API that pages cannot do without. A page, a field of a filter, a column and a link each have a need, by
 * its coordinate in the schema; the API offers it or does not (isOffered, isPageOffered, askNotOffered), and what is not
 * offered is not shown.
 */
export interface Need {
  /** The question that their main part asks the API, by its coordinate. */
  readonly field: string;
  /** The subject of the pages, as a sentence begins with it: "Chapters". */
  readonly what: string;
}

/** The properties that all pages of one kind share. */
export interface PageKind extends PageReading {
  /** Not there for pages that show something in any case. */
  readonly need?: Need;
}

type PageKinds = Readonly<Record<string, PageKind>>;

/** Kinds of pages that cannot be without one question: 'kill' for `Query.kill`. */
const needing = (field: string, what: string, kinds: PageKinds): PageKinds => {
  const need: Need = { field: `Query.${field}`, what };
  return Object.fromEntries(Object.entries(kinds).map(([pattern, kind]) => [pattern, { ...kind, need }]));
};

/**
 * Every kind of page, by the pattern of its address, in which a segment in brackets matches any text. The patterns
 * are the folders of app/ with a page. What addresses mean, which pages go with a part that the API does not have, and
 * what the tests visit follow from here.
 */
export const PAGE_KINDS: PageKinds = {
  '/about': STATIC,
  '/credits': STATIC,
  '/formats': STATIC,
  '/developers': STATIC,
  '/data': STATIC,
  '/graphql': { filter: EXPLORER },
  '/search': { filter: ASKED },
  '/search/[query]': LIST,
  '/search/guild': { filter: ASKED },
  '/search/guild/[query]': LIST,
  '/zone/[id]': { filter: ZONE_FILTER },
  '/zone_heatmap/[id]': LIST,
  '/zones': { filter: ZONES_FILTER },
  '/': LIST,
  ...needing('character', 'Players', {
    '/character/[id]': FIGHTER,
    '/character/[id]/armory': { filter: ARMORY_FILTER },
    '/character/[id]/compare': listOf(COMPARISON_FILTER),
    '/character/[id]/feud/[rivalId]': LIST,
    '/character/[id]/scenarios': listOf(SCENARIO_FILTER),
    '/character/[id]/skirmishes': listOf(SKIRMISH_FILTER),
  }),
  ...needing('weeklyKillLeaderboard', 'Leaderboards', {
    '/leaderboard': boardOf(PLAYER_BOARD_FILTER),
    '/leaderboard/sheet': { filter: SHEET_FILTER },
  }),
  ...needing('weeklyGuildKillLeaderboard', 'Leaderboards', {
    '/leaderboard/guilds': boardOf(GUILD_BOARD_FILTER),
  }),
  '/guilds': LIST,
  ...needing('fighters', 'The war now', { '/war': { filter: WAR_FILTER } }),
  ...needing('zoneWar', 'The map of the war', { '/map': { filter: MAP_FILTER } }),
  ...needing('events', 'Events', { '/events': STATIC }),
  ...needing('warRecords', 'Records', { '/records': { filter: FEATS_FILTER } }),
  ...needing('guild', 'Guilds', {
    '/guild/[id]': FIGHTER,
    '/guild/[id]/compare': listOf(COMPARISON_FILTER),
    '/guild/[id]/feud/[rivalId]': LIST,
    '/guild/[id]/members': listOf(MEMBER_FILTER),
    '/guild/[id]/scenarios': listOf(SCENARIO_FILTER),
    '/guild/[id]/skirmishes': listOf(SKIRMISH_FILTER),
  }),
  ...needing('kills', 'Kills', { '/kills': listOf(KILL_FILTER) }),
  ...needing('kill', 'Kills', { '/kill/[id]': { lists: ['', 'player', 'guild'] } }),
  ...needing('scenarios', 'Scenarios', { '/scenarios': listOf(RUNS_FILTER) }),
  ...needing('scenarioStatistics', 'Results of scenarios', { '/scenarios/[id]': listOf(RESULTS_FILTER) }),
  ...needing('scenario', 'Scenarios', {
    '/scenario/[id]': SIDED_SCORES,
    '/scenario/[id]/kills': LIST,
    '/scenario/[id]/map': STATIC,
    '/scenario/[id]/skirmishes': LIST,
  }),
  ...needing('battles', 'Battles', {
    '/battles': listOf(BATTLE_FILTER),
    '/character/[id]/battles': listOf(OWN_BATTLE_FILTER),
    '/guild/[id]/battles': listOf(OWN_BATTLE_FILTER),
  }),
  ...needing('guildAttendance', 'Attendance', { '/guild/[id]/attendance': { filter: ATTENDANCE_FILTER } }),
  ...needing('skirmishes', 'Skirmishes', { '/skirmishes': listOf(SKIRMISH_FILTER) }),
  ...needing('skirmish', 'Skirmishes', {
    '/skirmish/[id]': SIDED_SCORES,
    '/skirmish/[id]/damage': listOf(DAMAGE_FILTER),
    '/skirmish/[id]/damage/[characterId]': listOf(DAMAGE_FILTER),
    '/skirmish/[id]/kills': LIST,
  }),
  // An API without battles tells single skirmishes.
  ...needing('skirmish', 'Battles', {
    '/battle/[id]': { ...SIDED_SCORES, filter: BATTLE_GROUPING, lists: ['', 'losses'] },
  }),
  ...needing('rankedSeasons', 'Ranked seasons', { '/ranked-leaderboard': boardOf(RANKED) }),
  ...needing('items', 'Items', { '/items': listOf(ITEM_FILTER) }),
  ...needing('careerStatistics', 'Figures of careers', {
    '/careers': { filter: CAREERS_FILTER },
    '/career/[career]': { filter: CAREERS_FILTER },
  }),
  ...needing('items', 'Builds', {
    '/build': { filter: BUILDS_FILTER },
    '/build/[career]': { ...listOf(BUILD_FILTER), reports: BUILD_REPORTS, pastes: VS_FILTER.fields.vs.param },
  }),
  ...needing('item', 'Items', {
    // Its first tab may be any of those below.
    '/item/[id]': { ...ITEM, lists: ['', 'objects'] },
    '/item/[id]/chapters': ITEM,
    '/item/[id]/drops': { ...ITEM, lists: ['', 'objects'] },
    '/item/[id]/purchase': ITEM,
    '/item/[id]/quests': ITEM,
  }),
  ...needing('creatures', 'Creatures', { '/creatures': listOf(CREATURE_FILTER) }),
  ...needing('creature', 'Creatures', {
    '/creature/[id]': LIST,
    '/creature/[id]/finished': LIST,
    '/creature/[id]/quests': LIST,
    '/creature/[id]/vendorItems': LIST,
    '/creature/[id]/zone/[zoneId]': LIST,
  }),
  ...needing('gameObjects', 'Game objects', { '/gameobjects': listOf(GAME_OBJECT_FILTER) }),
  ...needing('gameObject', 'Game objects', {
    '/gameobject/[id]': LIST,
    '/gameobject/[id]/finished': LIST,
    '/gameobject/[id]/quests': LIST,
    '/gameobject/[id]/zone/[zoneId]': LIST,
  }),
  ...needing('quests', 'Quests', { '/quests': listOf(QUEST_FILTER) }),
  ...needing('quest', 'Quests', { '/quest/[id]': LIST }),
  ...needing('chapters', 'Chapters', { '/chapters': listOf(CHAPTER_FILTER) }),
  ...needing('chapter', 'Chapters', { '/chapter/[id]': listOf(REWARD_FILTER) }),
  ...needing('dungeons', 'Sessions of dungeons', {
    '/dungeons': STATIC,
    '/dungeon/[id]': { filter: DUNGEON_FILTER },
    '/character/[id]/dungeons': listOf(OWN_SESSION_FILTER),
    '/guild/[id]/dungeons': listOf(OWN_SESSION_FILTER),
  }),
  ...needing('characterHistory', 'Histories of players', { '/character/[id]/history': STATIC }),
  ...needing('guildMoves', 'Histories of guilds', { '/guild/[id]/history': LIST }),
  ...needing('instances', 'Dungeons', { '/instances': listOf(INSTANCE_FILTER) }),
  ...needing('instance', 'Dungeons', {
    '/instance/[id]': listOf(STATISTICS_FILTER),
    '/instance-statistics/[id]': listOf(STATISTICS_FILTER),
  }),
  ...needing('instanceRuns', 'Dungeon runs', { '/instance-runs': listOf(RUN_FILTER) }),
  ...needing('instanceRun', 'Dungeon runs', {
    '/instance-run/[id]': SCORES,
    '/instance-run/[id]/[encounterRunId]': SCORES,
  }),
  ...needing('warJournalStorylines', 'Storylines', { '/storylines': LIST }),
  ...needing('warJournalStoryline', 'Storylines', {
    '/storylines/[id]': LIST,
    '/storylines/[id]/[entryId]': listOf(REWARD_FILTER),
    '/storylines/[id]/[entryId]/[activityId]': LIST,
  }),
};
