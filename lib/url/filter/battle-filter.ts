import type { BattleFilterInput, BattleSortInput } from '#graphql/generated/documents.ts';
import { OPEN_ZONE_OPTIONS } from '#lib/game/places/war-zones.ts';

import { choice, day, type Filter, type FilterValues, flag, text, plainOptions } from './filter.ts';
import { filteredTime, KILL_FILTER } from './kill-filter.ts';
import { SKIRMISH_FILTER } from './skirmish-filter.ts';

/** Orders of battles, the most first; the newest unless another is chosen. */
const ORDERS = [
  { value: 'newest', label: 'Newest' },
  { value: 'numberOfPlayers', label: 'Players' },
  { value: 'numberOfKills', label: 'Kills' },
] as const;

/** The order of a list of battles. */
export type BattleOrder = (typeof ORDERS)[number]['value'];

const fields = {
  zone: { ...KILL_FILTER.fields.zone, options: [{ value: 'all', label: 'All' }, ...OPEN_ZONE_OPTIONS] },
  size: { ...SKIRMISH_FILTER.fields.minPlayers, label: 'Players' },
  outnumbered: flag(
    'outnumbered',
    'Won outnumbered',
    'More kills with fewer than 80% of the other side’s players',
  ),
  from: day('from', 'From'),
  to: day('to', 'To'),
  order: choice<BattleOrder>('order', 'Sort by', ORDERS),
};

/** The filter of the battles of a player or a guild. */
export const OWN_BATTLE_FILTER = {
  label: 'Filter battles',
  fields,
  folded: ['from', 'to'],
} as const satisfies Filter;

/** The filter of all battles. */
export const BATTLE_FILTER = {
  label: 'Filter battles',
  fields: {
    ...fields,
    guild: text('guild', 'Guild', 'Name or #'),
    player: text('player', 'Player', 'Name or #'),
  },
  folded: ['from', 'to', 'guild', 'player'],
} as const satisfies Filter;

/** The filter of a guild's attendance: the weeks up to now, and the figure of each evening. */
export const ATTENDANCE_FILTER = {
  label: 'Attendance',
  fields: {
    weeks: choice('weeks', 'Weeks', plainOptions('4', '8', '12')),
    figure: choice('figure', 'Each evening', [
      { value: 'fights', label: 'Fights' },
      { value: 'battles', label: 'Battles' },
      { value: 'scenarios', label: 'Scenarios' },
      { value: 'kills', label: 'Kills' },
      { value: 'deaths', label: 'Deaths' },
      { value: 'assists', label: 'Assists' },
      { value: 'healing', label: 'Healing' },
    ]),
    order: choice('order', 'Sort by', [
      { value: 'evenings', label: 'Evenings' },
      { value: 'name', label: 'Name' },
    ]),
  },
} as const satisfies Filter;

export type AttendanceFigure = FilterValues<typeof ATTENDANCE_FILTER>['figure'];

/**
 * Converts the order of a list to the argument of the API.
 * @example battleOrder('numberOfKills') // { order: [{ numberOfKills: 'DESC' }] }
 */
export const battleOrder = (order: BattleOrder): { readonly order?: BattleSortInput[] } =>
  order === 'newest' ? {} : { order: [{ [order]: 'DESC' as const }] };

/**
 * Converts the filter to the API's conditions.
 * @example battleWhere(parseFilter(OWN_BATTLE_FILTER, { zone: '105' }), now) // { zoneId: { eq: 105 } }
 */
export function battleWhere(
  { zone, size, outnumbered, from, to }: FilterValues<typeof OWN_BATTLE_FILTER>,
  now: Date,
): BattleFilterInput {
  const startTime = filteredTime({ period: 'all', from, to }, now);
  return {
    ...(zone === 'all' ? {} : { zoneId: { eq: Number(zone) } }),
    ...(size === 'all' ? {} : { numberOfPlayers: { gte: Number(size) } }),
    ...(outnumbered ? { outnumbered } : {}),
    ...(from === '' && to === '' ? {} : { startTime }),
  };
}
