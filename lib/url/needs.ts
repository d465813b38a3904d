import { lookUp } from '#lib/game/look-up.ts';

/** The part of an API that pages cannot do without. */
export interface Need {
  /** The question that their main part asks the API, by its coordinate. */
  readonly field: string;
  /** The subject of the pages, as a sentence begins with it: "Chapters". */
  readonly what: string;
}

const need = (field: string, what: string): Need => ({ field: `Query.${field}`, what });

/** By how addresses begin; with a slash for those below. */
const NEEDS: Readonly<Record<string, Need>> = {
  'character/': need('character', 'Players'),
  'guild/': need('guild', 'Guilds'),
  kills: need('kills', 'Kills'),
  'kill/': need('kill', 'Kills'),
  scenarios: need('scenarios', 'Scenarios'),
  'scenario/': need('scenario', 'Scenarios'),
  skirmishes: need('skirmishes', 'Skirmishes'),
  'skirmish/': need('skirmish', 'Skirmishes'),
  'ranked-leaderboard': need('rankedSeasons', 'Ranked seasons'),
  items: need('items', 'Items'),
  'item/': need('item', 'Items'),
  creatures: need('creatures', 'Creatures'),
  'creature/': need('creature', 'Creatures'),
  gameobjects: need('gameObjects', 'Game objects'),
  'gameobject/': need('gameObject', 'Game objects'),
  quests: need('quests', 'Quests'),
  'quest/': need('quest', 'Quests'),
  chapters: need('chapters', 'Chapters'),
  'chapter/': need('chapter', 'Chapters'),
  instances: need('instances', 'Instances'),
  'instance/': need('instance', 'Instances'),
  'instance-statistics/': need('instance', 'Instances'),
  'instance-runs': need('instanceRuns', 'Instance runs'),
  'instance-run/': need('instanceRun', 'Instance runs'),
  storylines: need('warJournalStorylines', 'Storylines'),
  'storylines/': need('warJournalStoryline', 'Storylines'),
};

const START = /^\/(?<start>[^/?.]+\/?)/;

/**
 * Returns the need of the page at an address; undefined for one that shows something in any case.
 * @example needOf('/chapter/7') // { field: 'Query.chapter', what: 'Chapters' }
 */
export const needOf = (path: string): Need | undefined =>
  lookUp(NEEDS, START.exec(path)?.groups?.start ?? '');
