import { expect, it, test } from 'vitest';
import { describeRanked } from './describe-board.ts';
import { indexingOf } from '../indexing.ts';

const seasons = [
  { id: '1', name: 'Season 1', mainSeason: true },
  { id: '2', name: 'Season 2', mainSeason: true },
];

test.each([
  [{}, 'Ranked leaderboard, solo ladder of Season 2', '/ranked-leaderboard', false],
  [{ season: '2' }, 'Ranked leaderboard, solo ladder of Season 2', '/ranked-leaderboard', false],
  [
    { type: 'group', season: '1' },
    'Ranked leaderboard, group ladder of Season 1',
    '/ranked-leaderboard?season=1&type=group',
    false,
  ],
  [
    { type: 'group', after: 'MTIz' },
    'Ranked leaderboard, group ladder of Season 2',
    '/ranked-leaderboard?after=MTIz&type=group',
    true,
  ],
])('at %j says which ladder it is', (query, title, canonical, noindex) => {
  const described = describeRanked(seasons, query);
  expect(described.title).toBe(title);
  expect(indexingOf(described)).toMatchObject({ canonical, noindex });
});

it('lists no season that does not exist', () => {
  expect(describeRanked(seasons, { season: '9' }).noindex).toBe(true);
  expect(describeRanked([], {}).noindex).toBe(true);
});
