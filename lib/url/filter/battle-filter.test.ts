import { expect, it } from 'vitest';

import { ATTENDANCE_FILTER, BATTLE_FILTER, battleOrder, battleWhere } from './battle-filter.ts';
import { parseFilter } from './filter.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const whereOf = (query: Record<string, string>) => battleWhere(parseFilter(BATTLE_FILTER, query), NOW);

it('asks for what is chosen alone', () => {
  expect(whereOf({})).toEqual({});
  expect(whereOf({ zone: '105', minPlayers: '48', outnumbered: 'true' })).toEqual({
    zoneId: { eq: 105 },
    numberOfPlayers: { gte: 48 },
    outnumbered: true,
  });
  expect(whereOf({ from: '2026-11-26', to: '2026-11-26' })).toEqual({
    startTime: { gte: 1_795_651_200, lt: 1_795_737_600 },
  });
  expect(whereOf({ to: '2026-11-26T12:00' })).toEqual({ startTime: { lt: 1_795_694_400 } });
});

it('takes absurd values for no filter', () => {
  expect(whereOf({ zone: '-1', minPlayers: '1e9', outnumbered: 'yes', from: '2026-02-30', to: '∞' })).toEqual(
    {},
  );
  expect(parseFilter(ATTENDANCE_FILTER, { weeks: '52', figure: 'toString', order: '1' })).toEqual({
    weeks: '4',
    figure: 'fights',
    order: 'evenings',
  });
});

it('sorts by players or kills, the most first, and takes a bad order for none', () => {
  const orderOf = (order?: string) => battleOrder(parseFilter(BATTLE_FILTER, order ? { order } : {}).order);
  expect(orderOf('numberOfKills')).toEqual({ order: [{ numberOfKills: 'DESC' }] });
  expect(orderOf('numberOfPlayers')).toEqual({ order: [{ numberOfPlayers: 'DESC' }] });
  for (const bad of [undefined, 'newest', 'deaths', '-1']) expect(orderOf(bad)).toEqual({});
});
