import type { Route } from 'next';
import {
  type BoardPeriod,
  periodDays,
  periodLabel,
  periodOf,
  periodSpan,
  periodText,
} from '#lib/game/boards/board-period.ts';
import {
  recordPeriodLabel,
  SCENARIO_MEASURES,
  scenarioBoardTitle,
  type ScenarioBy,
} from '#lib/game/boards/scenario-board.ts';
import { chosenPeriod, chosenRecordPeriod, chosenScenarioBy } from '#lib/url/filter/board-filter.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import { type SearchParams, withoutParams } from '#lib/url/search-params.ts';
import type { Description } from '../page-metadata.ts';
import { narrowed } from './narrowed.ts';
import { described } from './wording.ts';
import { filterParams } from '#lib/url/filter/filter-params.ts';
import { chooseSeason, ladderType, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { parsePin } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';
import { toDate, utcDate, utcDateLong } from '#lib/format/time.ts';
import { timeRange } from '#lib/url/filter/kill-filter.ts';

/** A leaderboard's page and its query. */
interface BoardPage {
  readonly header: 'Player' | 'Guild';
  readonly path: Route;
  readonly query: SearchParams;
  readonly filter: Filter;
}

/**
 * A leaderboard: each period makes a separate page, under one address, whatever it is called by.
 * @example describeBoard({ header: 'Guild', path, query: { period: '2026-10' }, filter }, now).title // 'Guilds with
 * the most kills, October 2026'
 */
export function describeBoard({ header, path, query, filter }: BoardPage, now: Date): Description {
  const { order, per } = parseFilter(filter, query);
  const by = chosenScenarioBy(String(order));
  if (by) return describeScenarios({ path, query, filter }, by, per === 'minute' ? 'minute' : 'sum', now);
  const period = periodIn(filter, query, now);
  const board = described(
    [`${header}s with the most kills, ${periodLabel(period)}`],
    `The ${header.toLowerCase()}s with the most kills ${daysOf(period)}, with their deaths, kills per death and solo kills`,
    'By realm and in pages, with the periods before and after',
  );
  const page = { path, query: withoutParams(query, KILL_ORDERS), filter };
  return { ...ofPeriod(page, period, now), ...narrowed(board, page, ['period']) };
}

/** Parameters that put the same players of a board of kills in another order. */
const KILL_ORDERS = ['by', 'per', 'runs'];

/** A board of scenarios: each measure makes a separate page too. */
function describeScenarios(
  page: Omit<BoardPage, 'header'>,
  by: ScenarioBy,
  per: 'sum' | 'minute',
  now: Date,
): Description {
  const period = chosenRecordPeriod(String(parseFilter(page.filter, page.query)['period']), now);
  const { own = {}, ...about } =
    period === 'all' ? { ...page, own: { period } } : ofPeriod(page, period, now);
  const { words } = SCENARIO_MEASURES[by];
  const measure = `${words}${per === 'minute' ? ' per minute' : ''}`;
  const days = period === 'all' ? 'of the whole record' : daysOf(period);
  const board = described(
    [`${scenarioBoardTitle(by, per)}, ${recordPeriodLabel(period)}`],
    `The players with the most ${measure} in scenarios ${days}, with their runs`,
    'By realm, role and career',
  );
  return {
    ...about,
    own: { ...own, by, ...(per === 'minute' && { per }) },
    ...narrowed(board, page, ['period', 'by', 'per']),
  };
}

/** The score sheet of a period, which is a separate page as its leaderboards are. */
export function describeSheet(page: Omit<BoardPage, 'header'>, now: Date): Description {
  const period = periodIn(page.filter, page.query, now);
  return {
    ...ofPeriod(page, period, now),
    ...described(
      [`Score sheet of the war, ${periodLabel(period)}`],
      `The war ${daysOf(period)} on one sheet: kills of both realms, the best players and guilds, the sums of each career`,
      'And the weeks and months before',
    ),
  };
}

function periodIn(filter: Filter, query: SearchParams, now: Date): BoardPeriod {
  return chosenPeriod(String(parseFilter(filter, query)['period']), now);
}

/** Names the period in the address; the week of today needs nothing. */
function ofPeriod(page: Omit<BoardPage, 'header'>, period: BoardPeriod, now: Date) {
  const text = periodText(period);
  const own: Readonly<Record<string, string>> =
    text === periodText(periodOf('week', now)) ? {} : { period: text };
  return {
    ...page,
    query: withoutParams(page.query, ['period']),
    own,
    noindex: periodSpan(period).gte > now.getTime() / 1000,
  };
}

/**
 * The days of a period as an ISO 8601 interval.
 * @example boardDays({ unit: 'month', year: 2026, month: 11 }) // '2026-11-01/2026-11-30'
 */
export const boardDays = (period: BoardPeriod): string => periodDays(period).join('/');

/** @example daysOf({ unit: 'week', year: 2026, week: 47 }) // 'from 16 November 2026 to 22 November 2026' */
const daysOf = (period: BoardPeriod): string => {
  const [first, last] = periodDays(period).map((day) => utcDateLong(new Date(day)));
  return `from ${first} to ${last}`;
};

type Seasons = Parameters<typeof rankedFilter>[0];

const NO_SEASON = described(
  ['Ranked leaderboard'],
  'The ladders of ranked scenarios, and of everyday and city ratings, season by season',
  'This season is not known',
);

/**
 * One of the ladders: every season and type makes a separate page; a season that does not exist makes none.
 * @param seasons in the API's order
 * @example describeRanked(seasons, { type: 'group' }).title // 'Ranked leaderboard, group ladder of Season 3'
 */
export function describeRanked(seasons: Seasons, query: SearchParams): Description {
  const filter = rankedFilter(seasons);
  const season = chooseSeason(seasons, query);
  const page = { path: routes.ranked, query, filter };
  if (!season) return { ...page, ...NO_SEASON, noindex: true };
  const name = season.name.trim() || `Season #${season.id}`;
  const { ladder: type } = parseFilter(filter, query);
  const ladder = `${type} ladder of ${name}`;
  const board = ladderType(type).rated
    ? described(
        [`Ladder of ratings, ${ladder}`, `Ratings, ${ladder}`],
        `Who is strongest: the ${ladder}`,
        'The rating of every player, how sure it is, with career and guild',
      )
    : described(
        [`Ranked leaderboard, ${ladder}`, `Ranked, ${ladder}`],
        `Who leads the ranked scenarios: the ${ladder}`,
        'Rating, wins, losses and draws, career, guild and renown rank of every place',
      );
  return {
    ...page,
    own: filterParams(filter, query),
    noindex: parsePin(query) !== undefined,
    ...narrowed(board, page, ['season', 'type']),
  };
}

/**
 * The days that the leaderboards of the week and the month are about, as an ISO 8601 interval in UTC.
 * @example leaderboardDays(new Date('2026-11-21')) // '2026-11-01/2026-11-21'
 */
export function leaderboardDays(now: Date): string {
  const starts = [timeRange('thisWeek', now), timeRange('thisMonth', now)].map(({ gte = 0 }) => gte);
  const start = toDate(Math.min(...starts)) ?? now;
  return `${utcDate(start)}/${utcDate(now)}`;
}
