import type { Route } from 'next';

import type { CareerRealm } from '#lib/game/players/careers.ts';
import { type BoardPeriod, parsePeriod, periodLabel, periodOf } from '#lib/game/boards/board-period.ts';
import type { BoardOrder } from '#lib/game/boards/board-order.ts';
import {
  SCENARIO_BY,
  SCENARIO_MEASURES,
  type RecordPeriod,
  type ScenarioBy,
} from '#lib/game/boards/scenario-board.ts';
import { GAME_ROLES, type GameRole, ROLE_ORDER } from '#lib/game/players/game-role.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';

import { careerChoice } from './career-choice.ts';
import { choice, type ChoiceField, type Filter, plainOptions } from './filter.ts';
import { listAddress, listHref } from '../paging/list-address.ts';
import { PIN, toPinned } from '../paging/pin.ts';

/** A week or a month: one of today's, or any other by its number. */
const PERIOD: ChoiceField<string> = {
  ...choice<string>('period', 'Period', [
    { value: 'thisWeek', label: 'This week' },
    { value: 'lastWeek', label: 'Last week' },
    { value: 'thisMonth', label: 'This month' },
    { value: 'lastMonth', label: 'Last month' },
  ]),
  others: 'a week such as 2026-W47, a month such as 2026-11',
  labelOther: (text) => {
    const period = parsePeriod(text);
    return period && periodLabel(period);
  },
};

const RECORD_PERIOD: ChoiceField<string> = {
  ...PERIOD,
  options: [...PERIOD.options, { value: 'all', label: 'All of the record' }],
};

/** A select of realms. */
export const REALM = choice('realm', 'Realm', [
  { value: 'all', label: 'Both' },
  { value: 'order', label: 'Order' },
  { value: 'destruction', label: 'Destruction' },
]);

const ORDER = choice('by', 'Order by', [
  { value: 'kills', label: 'Kills' },
  { value: 'deaths', label: 'Deaths' },
  { value: 'ratio', label: 'K/D' },
]);

/** Orders of players by kills, and by what they did in scenarios. */
const PLAYER_ORDER = choice<BoardOrder | ScenarioBy>('by', 'Order by', [
  { value: 'kills', label: 'Kills' },
  { value: 'deaths', label: 'Deaths' },
  { value: 'ratio', label: 'K/D' },
  ...SCENARIO_BY.map((value) => ({ value, label: SCENARIO_MEASURES[value].label })),
]);

/** The filter of the leaderboard of players. */
export const PLAYER_BOARD_FILTER = {
  label: 'Choose a leaderboard',
  fields: {
    period: RECORD_PERIOD,
    realm: REALM,
    role: choice<GameRole | 'all'>('role', 'Role', [
      { value: 'all', label: 'All' },
      ...ROLE_ORDER.map((value) => ({ value, label: GAME_ROLES[value].many })),
    ]),
    career: careerChoice('Career', CAREER_ORDER.toSorted(byLabel)),
    order: PLAYER_ORDER,
    per: choice('per', 'Show', [
      { value: 'sum', label: 'Total' },
      { value: 'minute', label: 'Per minute' },
    ]),
    runs: choice('runs', 'Runs at least', plainOptions('3', '10', '25')),
  },
} as const satisfies Filter;

/** The filter of the leaderboard of players by kills, which are kept for weeks and months. */
export const killBoardFilter = (withScenarios: boolean): typeof PLAYER_BOARD_FILTER & Filter => ({
  ...PLAYER_BOARD_FILTER,
  fields: {
    ...PLAYER_BOARD_FILTER.fields,
    period: PERIOD,
    order: {
      ...PLAYER_ORDER,
      options: withScenarios ? PLAYER_ORDER.options : ORDER.options,
    },
  },
  linked: ['per', 'runs'],
});

/** The measure that a board of scenarios ranks by; null for a board of kills. */
export const chosenScenarioBy = (order: string): ScenarioBy | null =>
  SCENARIO_BY.find((by) => by === order) ?? null;

function byLabel(one: keyof typeof CAREERS, other: keyof typeof CAREERS): number {
  return CAREERS[one].label < CAREERS[other].label ? -1 : 1;
}

/** The filter of the leaderboard of guilds. */
export const GUILD_BOARD_FILTER = {
  label: 'Choose a leaderboard',
  fields: { period: PERIOD, realm: REALM, order: ORDER },
} as const satisfies Filter;

/**
 * The leaderboard of a period, at the row of a player or guild.
 * @example placeHref('/leaderboard', '4711', 'thisMonth') // '/leaderboard?period=thisMonth&pin=4711#pinned'
 */
export const placeHref = (board: Route, id: string, period: 'thisWeek' | 'thisMonth'): Route =>
  toPinned(listHref(listAddress(board, { [PIN]: id, [PERIOD.param]: period }, GUILD_BOARD_FILTER)));

/** The filter of the score sheet. */
export const SHEET_FILTER = {
  label: 'Choose a period',
  fields: { period: PERIOD },
} as const satisfies Filter;

/** The realm that a choice of the filter names; null for both. */
export function chosenRealm(realm: 'all' | 'order' | 'destruction'): CareerRealm | null {
  if (realm === 'all') return null;
  return realm === 'order' ? 'ORDER' : 'DESTRUCTION';
}

/** The period that a value means, or `all` for the whole record. */
export const chosenRecordPeriod = (value: string, now: Date): RecordPeriod =>
  value === 'all' ? 'all' : chosenPeriod(value, now);

/**
 * The period that a value of the filter means at a moment, in UTC.
 * @example chosenPeriod('lastMonth', new Date('2026-11-21')) // { unit: 'month', year: 2026, month: 10 }
 */
export function chosenPeriod(value: string, now: Date): BoardPeriod {
  switch (value) {
    case 'lastWeek':
      return periodOf('week', now, -1);
    case 'thisMonth':
      return periodOf('month', now);
    case 'lastMonth':
      return periodOf('month', now, -1);
    default:
      return parsePeriod(value) ?? periodOf('week', now);
  }
}
