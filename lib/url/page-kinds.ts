import type { ScoreKey } from '#lib/game/battles/score-sort.ts';
import { SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';

import { ARMORY_FILTER } from './armory-filter.ts';
import { COMPARED_PARAM } from './compared-item.ts';
import { type Filter, text } from './filter.ts';
import { RUN_FILTER, STATISTICS_FILTER } from './instance-filter.ts';
import { ITEM_FILTER } from './item-filter.ts';
import { KILL_FILTER } from './kill-filter.ts';
import {
  CHAPTER_FILTER,
  CREATURE_FILTER,
  GAME_OBJECT_FILTER,
  INSTANCE_FILTER,
  QUEST_FILTER,
} from './name-filter.ts';
import { PURCHASE_FILTER } from './purchase-filter.ts';
import { rankedFilter } from './ranked-filter.ts';
import { REWARD_FILTER } from './reward-filter.ts';
import { SCENARIO_FILTER } from './scenario-filter.ts';
import { SKIRMISH_FILTER } from './skirmish-filter.ts';

/** What the pages of one kind read of the query of their address; whatever it does not name changes nothing on them. */
export interface PageKind {
  readonly filter?: Filter;
  /** The prefixes of the cursors of its lists, '' for the first one; see cursorNames. */
  readonly lists?: readonly string[];
  /** What its scoreboard is sorted by; a scoreboard also marks a player. */
  readonly scores?: readonly ScoreKey[];
}

const STATIC: PageKind = {};
const LIST: PageKind = { lists: [''] };
const SCORES: PageKind = {
  ...LIST,
  scores: [...SKIRMISH_SORT_KEYS, 'career', 'name', 'guild', 'itemRating', 'objectiveScore', 'medals'],
};

const listOf = (filter: Filter): PageKind => ({ ...LIST, filter });
const fighter: PageKind = { filter: KILL_FILTER, lists: ['', 'deaths'] };
const item = listOf({
  ...PURCHASE_FILTER,
  fields: { ...PURCHASE_FILTER.fields, compared: text(COMPARED_PARAM, 'Compare with') },
});

/** The text that the search forms send, which leads to the page of its results. */
const ASKED = { label: 'Search', fields: { text: text('q', 'Text') } } as const satisfies Filter;

/** Which seasons there are is known to the API alone. */
const RANKED = {
  ...rankedFilter([]),
  fields: { ...rankedFilter([]).fields, season: text('season', 'Season') },
} as const satisfies Filter;

const verbatim = (param: string, label: string) => ({ ...text(param, label), verbatim: true });

const EXPLORER = {
  label: 'Query',
  fields: {
    query: verbatim('query', 'Query'),
    variables: verbatim('variables', 'Variables'),
    operation: verbatim('operationName', 'Operation'),
  },
} as const satisfies Filter;

/**
 * Every kind of page, by the pattern of its address, in which a segment in brackets stands for any text. The patterns
 * are the folders of app/ with a page.
 */
export const PAGE_KINDS = {
  '/': LIST,
  '/about': STATIC,
  '/chapter/[id]': listOf(REWARD_FILTER),
  '/chapters': listOf(CHAPTER_FILTER),
  '/character/[id]': fighter,
  '/character/[id]/armory': { filter: ARMORY_FILTER },
  '/character/[id]/feud/[rivalId]': LIST,
  '/character/[id]/scenarios': listOf(SCENARIO_FILTER),
  '/character/[id]/skirmishes': listOf(SKIRMISH_FILTER),
  '/creature/[id]': LIST,
  '/creature/[id]/finished': LIST,
  '/creature/[id]/quests': LIST,
  '/creature/[id]/vendorItems': LIST,
  '/creature/[id]/zone/[zoneId]': LIST,
  '/creatures': listOf(CREATURE_FILTER),
  '/credits': STATIC,
  '/formats': STATIC,
  '/gameobject/[id]': LIST,
  '/gameobject/[id]/finished': LIST,
  '/gameobject/[id]/quests': LIST,
  '/gameobject/[id]/zone/[zoneId]': LIST,
  '/gameobjects': listOf(GAME_OBJECT_FILTER),
  '/graphql': { filter: EXPLORER },
  '/guild/[id]': fighter,
  '/guild/[id]/feud/[rivalId]': LIST,
  '/guild/[id]/members': LIST,
  '/guild/[id]/scenarios': listOf(SCENARIO_FILTER),
  '/guild/[id]/skirmishes': listOf(SKIRMISH_FILTER),
  '/guilds': LIST,
  '/instance/[id]': listOf(STATISTICS_FILTER),
  '/instance-run/[id]': SCORES,
  '/instance-run/[id]/[encounterRunId]': SCORES,
  '/instance-runs': listOf(RUN_FILTER),
  '/instance-statistics/[id]': listOf(STATISTICS_FILTER),
  '/instances': listOf(INSTANCE_FILTER),
  '/item/[id]': item,
  '/item/[id]/chapters': item,
  '/item/[id]/drops': item,
  '/item/[id]/purchase': item,
  '/item/[id]/quests': item,
  '/items': listOf(ITEM_FILTER),
  '/kill/[id]': { lists: ['', 'player', 'guild'] },
  '/kills': listOf(KILL_FILTER),
  '/quest/[id]': LIST,
  '/quests': listOf(QUEST_FILTER),
  '/ranked-leaderboard': listOf(RANKED),
  '/scenario/[id]': SCORES,
  '/scenario/[id]/kills': LIST,
  '/scenario/[id]/map': STATIC,
  '/scenario/[id]/skirmishes': LIST,
  '/scenarios': listOf(SCENARIO_FILTER),
  '/search': { filter: ASKED },
  '/search/[query]': LIST,
  '/search/guild': { filter: ASKED },
  '/search/guild/[query]': LIST,
  '/skirmish/[id]': SCORES,
  '/skirmish/[id]/damage': LIST,
  '/skirmish/[id]/damage/[characterId]': LIST,
  '/skirmish/[id]/kills': LIST,
  '/skirmishes': listOf(SKIRMISH_FILTER),
  '/storylines': LIST,
  '/storylines/[id]': LIST,
  '/storylines/[id]/[entryId]': listOf(REWARD_FILTER),
  '/storylines/[id]/[entryId]/[activityId]': LIST,
  '/zone_heatmap/[id]': LIST,
} as const satisfies Record<string, PageKind>;
