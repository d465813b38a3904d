import type { Route } from 'next';

import type { Realm } from '#graphql/generated/documents.ts';
import { type BoardPeriod, parsePeriod, periodLabel, periodOf } from '#lib/game/boards/board-period.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';

import { careerChoice } from './career-choice.ts';
import { choice, type ChoiceField, type Filter } from './filter.ts';
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

const REALM = choice('realm', 'Realm', [
  { value: 'all', label: 'Both' },
  { value: 'order', label: 'Order' },
  { value: 'destruction', label: 'Destruction' },
]);

const ORDER = choice('by', 'Order by', [
  { value: 'kills', label: 'Kills' },
  { value: 'deaths', label: 'Deaths' },
  { value: 'ratio', label: 'K/D' },
]);

/** The filter of the leaderboard of players. */
export const PLAYER_BOARD_FILTER = {
  label: 'Choose a leaderboard',
  fields: {
    period: PERIOD,
    realm: REALM,
    career: careerChoice('Career', CAREER_ORDER.toSorted(byLabel)),
    order: ORDER,
  },
} as const satisfies Filter;

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
export function chosenRealm(realm: 'all' | 'order' | 'destruction'): Realm | null {
  if (realm === 'all') return null;
  return realm === 'order' ? 'ORDER' : 'DESTRUCTION';
}

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
