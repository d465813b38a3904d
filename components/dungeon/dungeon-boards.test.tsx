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
import { BestPlayers, ClearBoards, WingChoice } from './dungeon-boards.tsx';

const at = (query: Record<string, string>, names: readonly string[]) => ({
  wings: names.map((name, number) => ({ instance: { id: String(152 + number), name }, figures })),
  list: listAddress(routes.dungeon('152'), query, CLEARS_FILTER),
});

const boardsAt = (
  query: Record<string, string>,
  names: readonly string[],
  clears: readonly ClearRowFragment[] = [clear],
) => (
  <>
    <WingChoice {...at(query, names)} />
    <ClearBoards {...at(query, names)} fastest={clears} firsts={clears} />
  </>
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
    ['12m 34s 12 minutes 34 secondsWhole dungeon', ...group],
    ['12m 34s 12 minutes 34 secondsAltdorf Sewers 2', ...group],
    ['Wing', 'When', 'Group', 'Size and item rating'],
    ['Whole dungeon', ...group],
    ['Altdorf Sewers 2', ...group],
  ]);
  expect(page.links.slice(0, 7)).toEqual([
    { text: 'All wings', href: '/dungeon/152' },
    { text: 'Cauldron (wing 1)', href: '/dungeon/152?wing=152' },
    { text: 'Altdorf Sewers 2', href: '/dungeon/152?wing=153' },
    { text: 'All of the record', href: '/dungeon/152' },
    { text: '1 Nov 2026', href: '/instance-run/a' },
    { text: 'Ada', href: '/character/5' },
    { text: 'Bob', href: '/character/6' },
  ]);
});

it.each([
  [{}, ['Cauldron', 'Lair'], 'The fastest of each wing. Choose a wing above for the first ten.'],
  [{ wing: '153' }, ['Cauldron', 'Lair'], 'Fastest clears Month'],
  [{}, ['Cauldron'], 'Fastest clears Month'],
])('says at %j, of the wings %j, that there are no clears', async (query, names, words) => {
  const { text } = await rendered(boardsAt(query, names, []));
  expect(text).toContain('No clear with a known time.');
  expect(text).toContain(words);
  expect(text).toContain('It was never cleared.');
  expect(text.includes('Wing:')).toBe(names.length > 1);
});

it.each([
  ['PET_MASTER', 'namePet Master'],
  ['__proto__', 'nameProto'],
])('names a role that only a newer API knows: %s', async (archetype, name) => {
  const best = { ...sampleRecord(BestOfDungeonFragmentDoc), archetype: JSON.parse(`"${archetype}"`) };
  const { rows } = await rendered(<BestPlayers {...at({}, ['Cauldron'])} best={[best]} />);
  expect(rows[1]?.slice(0, 2)).toEqual([name, '1 damagemade 1']);
});

it('ranks players by role, each by the measure of the role, without a percentile below thirty others', async () => {
  const healer = sampleRecord(BestOfDungeonFragmentDoc, {
    instance: { id: '153', name: 'Lair' },
    estimate: 12_345.6,
    perMinute: 13_000,
    percentile: 98.7,
    place: 1,
  });
  const best = [
    { ...healer, tries: 5, minutes: 61.4, players: 40 },
    { ...healer, archetype: 'TANK' as const, place: 2, percentile: null },
    { ...healer, archetype: 'MELEE_DPS' as const, percentile: null, players: 1 },
  ];
  const names = ['Cauldron', 'Lair'];
  const { rows, text, links } = await rendered(<BestPlayers {...at({ wing: '153' }, names)} best={best} />);
  expect(rows).toEqual([
    ['Player', 'Per minute', 'Place', 'Tries'],
    [
      'nameHealer',
      '12,346 healingmade 13,000',
      '1 of 40better than 98% of the others',
      '5 tries, 61 minutes',
    ],
    ['nameTank', '12,346 protectionmade 13,000', '2 of 1', '1 try, 1 minute'],
    ['nameMelee', '12,346 damagemade 13,000', '1 of 1', '1 try, 1 minute'],
  ]);
  expect(links[0]).toEqual({ text: 'name', href: '/character/id' });
  expect(text).toContain('the first five of each role');
  const mixed = await rendered(<BestPlayers {...at({}, names)} best={best} />);
  expect(mixed.rows.map(([name]) => name)).toEqual(['Player', 'nameHealer, Lair', 'nameMelee, Lair']);
  expect(mixed.text).toContain('the first of each role, the first five where you choose a wing');
  expect((await rendered(<BestPlayers {...at({}, names)} best={[]} />)).text).toContain(
    'No player can be named yet.',
  );
});
