import { expect, it } from 'vitest';

import { liveFilter } from './live-filter.ts';

const wanted = (query: string) => liveFilter(new URLSearchParams(query));

const kill = { kind: 'kill', zone: 105, size: 3, guilds: [3], players: [12, 34] } as const;
const battle = { kind: 'battle', zone: 106, size: 60, guilds: [3, 4], players: [12, 56] } as const;
const event = { kind: 'event', zone: null, size: null, guilds: [], players: [] } as const;

it.each([
  ['', [true, true, true]],
  ['kind=kill,event', [true, false, true]],
  ['zone=105', [true, false, false]],
  ['zone=Praag', [true, false, false]],
  ['minPlayers=48', [false, true, false]],
  ['guild=4', [false, true, false]],
  ['guild=%23999, 4', [false, true, false]],
  ['player=34,56', [true, true, false]],
  ['guild=3&minPlayers=48&player=12&kind=battle', [false, true, false]],
  ['guild=3&player=99', [false, false, false]],
  ['after=5&wait=3', [true, true, true]],
])('%s', (query, answers) => {
  expect([kill, battle, event].map(wanted(query))).toEqual(answers);
});

it.each([
  ['guild=007', '"guild" has to be numbers such as 12'],
  ['kind=Kill', '"kind" has to be of kill, battle, scenario, dungeon, event'],
  ['minPlayers=5', '"minPlayers" has to be one of all, 12, 48, 100'],
  ['page=2', 'There is no "page": the filter is kind, zone, minPlayers, guild and player'],
  ['zone=105&zone=106', '"zone" is there more than once'],
  [`guild=${'1,'.repeat(150)}`, '"guild" has to be no longer than 200 characters'],
])('refuses %s', (query, words) => {
  expect(() => wanted(query)).toThrow(words);
});
