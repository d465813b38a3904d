import { expect, it } from 'vitest';

import {
  BestOfDungeonFragmentDoc,
  type ClearRowFragment,
  ClearRowFragmentDoc,
  DungeonRowFragmentDoc,
  SessionMemberFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { BestPlayers, ClearBoards } from './dungeon-boards.tsx';

const boardsAt = (
  query: Record<string, string>,
  names: readonly string[],
  clears: readonly ClearRowFragment[] = [clear],
) => (
  <ClearBoards
    wings={names.map((name, at) => ({ instance: { id: String(152 + at), name }, figures }))}
    list={listAddress(routes.dungeon('152'), query, CLEARS_FILTER)}
    fastest={clears}
    firsts={clears}
  />
);

const { figures } = sampleRecord(DungeonRowFragmentDoc);
const member = (id: string, name: string) =>
  sampleRecord(SessionMemberFragmentDoc, { character: { id, name, career: 'ARCHMAGE' } });
const known = sampleRecord(ClearRowFragmentDoc);
const clear = {
  ...known,
  instance: null,
  seconds: 754,
  session: {
    ...known.session,
    start: 1_793_491_200,
    size: 2,
    itemRating: 451,
    runs: [{ id: 'a' }, { id: 'b' }],
    members: [member('5', 'Ada'), member('6', 'Bob')],
  },
};

it('shows clears with their time or wing, their day, group, size and item rating', async () => {
  const wing = { ...clear, instance: { id: '153', name: '' } };
  const page = await rendered(boardsAt({}, ['Cauldron', ''], [clear, wing]));
  const group = ['1 Nov 2026', 'Ada, Bob', '2 players, 451'];
  expect(page.rows).toEqual([
    ['Time', 'When', 'Group', 'Size and item rating'],
    ['12m 34s 12 minutes 34 seconds', ...group],
    ['12m 34s 12 minutes 34 seconds', ...group],
    ['Wing', 'When', 'Group', 'Size and item rating'],
    ['Whole dungeon', ...group],
    ['Dungeon #153', ...group],
  ]);
  expect(page.links.slice(0, 7)).toEqual([
    { text: 'Whole dungeon', href: '/dungeon/152' },
    { text: 'Cauldron', href: '/dungeon/152?wing=152' },
    { text: 'Dungeon #153', href: '/dungeon/152?wing=153' },
    { text: 'All of the record', href: '/dungeon/152' },
    { text: '1 Nov 2026', href: '/instance-run/a' },
    { text: 'Ada', href: '/character/5' },
    { text: 'Bob', href: '/character/6' },
  ]);
});

it.each([
  [{}, ['Cauldron', 'Lair'], 'No session has cleared every wing. Choose one above.'],
  [{ wing: '153' }, ['Cauldron', 'Lair'], 'No clear with a known time.'],
  [{}, ['Cauldron'], 'No clear with a known time.'],
])('says at %j, of the wings %j, that there are no clears', async (query, names, words) => {
  const { text } = await rendered(boardsAt(query, names, []));
  expect(text).toContain(words);
  expect(text).toContain('It was never cleared.');
  expect(text.includes('Wing:')).toBe(names.length > 1);
});

it.each([
  ['PET_MASTER', 'namePet Master, place 1'],
  ['__proto__', 'nameProto, place 1'],
])('names a role that only a newer API knows: %s', async (archetype, name) => {
  const best = { ...sampleRecord(BestOfDungeonFragmentDoc), archetype: JSON.parse(`"${archetype}"`) };
  const { rows } = await rendered(<BestPlayers best={[best]} />);
  expect(rows[1]?.slice(0, 2)).toEqual([name, '1 damage']);
});

it('ranks players by role, each by the measure of the role', async () => {
  const healer = sampleRecord(BestOfDungeonFragmentDoc, { perMinute: 12_345.6, percentile: 98.7 });
  const best = [
    { ...healer, tries: 5, minutes: 61.4, players: 20 },
    { ...healer, archetype: 'TANK' as const, place: 2 },
    { ...healer, archetype: 'MELEE_DPS' as const },
  ];
  const { rows, text, links } = await rendered(<BestPlayers best={best} />);
  expect(rows).toEqual([
    ['Player', 'Per minute', 'Percentile', 'Tries'],
    ['nameHealer, place 1', '12,346 healing', '99 of 20 players', '5 tries, 61 minutes'],
    ['nameTank, place 2', '12,346 protection', '99 of 1 player', '1 try, 1 minute'],
    ['nameMelee, place 1', '12,346 damage', '99 of 1 player', '1 try, 1 minute'],
  ]);
  expect(links[0]).toEqual({ text: 'name', href: '/character/id' });
  expect(text).toContain('the first five of each role');
  expect((await rendered(<BestPlayers best={[]} />)).text).toContain('No player has five tries here yet.');
});
