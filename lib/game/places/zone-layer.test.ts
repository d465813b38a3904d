import { describe, expect, it } from 'vitest';

import type { BattleKillsFragment } from '#graphql/generated/documents.ts';

import {
  areaParts,
  battlesOn,
  fallenWords,
  kindLabel,
  layersOf,
  onLayer,
  placeOnMap,
  type Standing,
  type StandingLayer,
  standingsFrom,
  standingsOf,
  standingWords,
  untoldWords,
  type ZoneContents,
  type ZonePlaces,
} from './zone-layer.ts';

const mapSetup = { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_536, seCornerY: 65_536 };
const zone = { id: '105', name: 'Praag', mapSetup };
const at = (x: number, y: number, setup: typeof mapSetup | null = mapSetup) => ({
  zoneId: 105,
  x,
  y,
  zone: { id: '105', name: 'Praag' },
  mapSetup: setup,
});
const spawn = (id: string, creatureId: string, x: number, setup: typeof mapSetup | null = mapSetup) => ({
  id,
  creature: {
    id: creatureId,
    name: `Creature ${creatureId}`,
    realm: null,
    title: null,
    questsStarter: creatureId === 'a' ? [{ id: '1' }, { id: '2' }] : [],
    questsFinisher: creatureId === 'a' ? [{ id: '2' }] : [],
  },
  position: at(x, x, setup),
});
const places = (given: Partial<ZonePlaces>): ZonePlaces => ({
  id: '105',
  creatureSpawns: [],
  locations: [],
  warJournalEntries: [],
  ...given,
});
const briefly = (standings: readonly Standing[]) =>
  standings.map(({ kind, id, name, points, spawns, starts, ends }) => [
    kind,
    id,
    name,
    points.map((point) => placeOnMap([point])),
    spawns,
    [starts, ends],
  ]);

it('reads what stands in a zone from the answer of the game’s API', () => {
  const found = standingsFrom(
    places({
      creatureSpawns: [spawn('1', 'a', 5), spawn('2', 'b', 32_768), spawn('3', 'b', 0, null)],
      locations: [
        { __typename: 'Keep', name: 'Garrison', position: at(32_768, 32_768) },
        { __typename: 'PublicQuest', name: 'Off', position: at(0, 0, null) },
        { __typename: 'BattlefieldObjective', name: 'Mill', position: at(60_000, 1) },
      ],
      warJournalEntries: [
        { id: '7', name: '', title: 'Title', storyline: { id: '3' }, position: at(1, 1) },
        { id: '8', name: 'Nowhere', title: null, storyline: { id: '3' }, position: null },
      ],
    }),
  );
  expect(briefly(found)).toEqual([
    ['CREATURE', 'a', 'Creature a', ['north-west'], 1, [2, 1]],
    ['CREATURE', 'b', 'Creature b', ['centre'], 2, [0, 0]],
    ['KEEP', '0', 'Garrison', ['centre'], 1, [0, 0]],
    ['PUBLIC_QUEST', '1', 'Off', [], 1, [0, 0]],
    ['BATTLEFIELD_OBJECTIVE', '2', 'Mill', ['north-east'], 1, [0, 0]],
    ['WAR_JOURNAL_ENTRY', '7', 'Title', ['north-west'], 1, [0, 0]],
    ['WAR_JOURNAL_ENTRY', '8', 'Nowhere', [], 1, [0, 0]],
  ]);
  expect(found.at(-2)).toMatchObject({ storylineId: '3', creature: null });
});

const content = (
  kind: Standing['kind'],
  id: string,
  points: readonly number[],
  [starts = 0, ends = 0]: readonly number[] = [],
) => ({
  kind,
  id,
  name: `Name ${id}`,
  creature: null,
  storylineId: null,
  starts,
  ends,
  points: points.map((x) => ({ x, y: x })),
});
const contents = (...given: ZoneContents['contents']): ZoneContents => ({ zone, contents: given });

describe('the layers of what stands in a zone', () => {
  const standings = standingsOf(
    contents(
      content('CHAPTER', '4', [5]),
      content('CREATURE', '1', [5, 200_000], [1, 0]),
      content('CREATURE', '2', [5, 60_000, 5]),
      content('GAME_OBJECT', '3', [5], [1, 2]),
      content('KEEP', '5', [200_000]),
    ),
  );
  const ids = (layer: StandingLayer) => onLayer(standings, layer).map(({ id }) => id);

  it('hold each kind, those in the most places or with the most quests first', () => {
    expect(ids('creatures')).toEqual(['2', '1']);
    expect(ids('objects')).toEqual(['3']);
    expect(ids('quests')).toEqual(['3', '1']);
    expect(ids('places')).toEqual(['4']);
    expect(standings.find(({ id }) => id === '1')).toMatchObject({ spawns: 2, points: [{}] });
  });

  it.each<[StandingLayer, number, string]>([
    ['creatures', 0, 'No creature is known to stand here'],
    ['creatures', 1, '1 creature stands in 1 place'],
    ['creatures', 2, '2 creatures stand in 2 places'],
    ['objects', 0, 'No game object is known to stand here'],
    ['objects', 1, '1 game object stands in 1 place'],
    ['quests', 0, 'No one here is known to start or end a quest'],
    ['quests', 1, '1 here starts or ends quests'],
    ['quests', 2, '2 here start or end quests'],
    ['places', 0, 'No keep, objective, public quest, chapter or entry of the war journal is known here'],
    ['places', 2, '2 places on the map'],
  ])('%s of %i', (layer, count, words) => {
    const rows = Array.from({ length: count }, (_, id) => content('CREATURE', String(id), [5]));
    expect(standingWords(standingsOf(contents(...rows)), layer)).toBe(words);
  });

  it('say where someone stands', () => {
    expect(placeOnMap([])).toBe('not on it');
    expect(
      placeOnMap([
        { left: 50, top: 1 },
        { left: 1, top: 1 },
      ]),
    ).toBe('north and 1 more');
    expect([kindLabel('PUBLIC_QUEST'), kindLabel('BATTLEFIELD_OBJECTIVE')]).toEqual([
      'Public quest',
      'Objective',
    ]);
  });
});

it('leaves out the layers that an API cannot tell, with a word', () => {
  const of = (id: string, ...offered: readonly string[]) =>
    layersOf(id, (coordinate) => offered.includes(coordinate));
  const own = ['Query.zoneContents', 'Query.zoneKills'];
  expect(of('105', ...own)).toEqual(['kills', 'battles', 'creatures', 'quests', 'places', 'objects']);
  expect(of('31', ...own)).not.toContain('battles');
  expect(of('105', 'Query.zone')).toEqual(['kills', 'creatures', 'quests', 'places']);
  expect(of('105', 'Query.zoneKills')).toEqual(['kills', 'battles']);
  expect(untoldWords(of('105', ...own))).toBe(
    'Not on the map, since the API does not tell where they are: entrances of scenarios.',
  );
  expect(untoldWords(of('105', 'Query.zone'))).toBe(
    'Not on the map, since the API does not tell where they are: battles, game objects and entrances of scenarios.',
  );
});

it('tells the areas with kills, and what lies in none', () => {
  const area = (
    id: string | null,
    order: number,
    destruction: number,
    name: string | null = `Area ${id}`,
  ) => ({
    area: id === null ? null : { id, name },
    order,
    destruction,
    x: 100,
    y: 65_000,
  });
  const parts = areaParts({ zone, areas: [area('1', 3, 5), area(null, 1, 0), area('2', 1, 0, ' ')] });
  expect(parts.map(({ part, kills, percent }) => [part, kills, percent])).toEqual([
    ['Area 1', 8, '80'],
    ['elsewhere', 1, '10'],
    ['Area #2', 1, '10'],
  ]);
  expect(parts.map(({ sides: { order, destruction } }) => [order, destruction])).toEqual([
    [3, 5],
    [1, 0],
    [1, 0],
  ]);
  expect(parts.map(({ marker }) => marker && placeOnMap([marker]))).toEqual([
    'south-west',
    null,
    'south-west',
  ]);
  expect(areaParts({ zone, areas: [area(null, 4, 4)] })).toEqual([]);
  expect(areaParts({ zone, areas: [] })).toEqual([]);
});

describe('the battles of a zone', () => {
  const side = { players: 4, kills: 2, deaths: 1 };
  const battle = { id: '1', startTime: 1, endTime: 2, zone: null, order: side, destruction: side };
  const row = (battles: number, kills: number): BattleKillsFragment => ({
    battle: battles === 1 ? battle : null,
    battles,
    order: kills,
    destruction: 0,
    x: 5,
    y: 5,
  });

  it.each([
    [[], 'No kill in the last 24 hours.'],
    [[row(0, 1)], '1 kill in the last 24 hours, outside of battles.'],
    [[row(1, 4)], '4 of 4 kills in the last 24 hours fell in 1 battle, 0 outside of battles.'],
    [
      [row(1, 4), row(2, 1_000), row(0, 3)],
      '1,004 of 1,007 kills in the last 24 hours fell in 3 battles, 3 outside of battles.',
    ],
  ])('%#', (rows, words) => {
    expect(fallenWords(rows, 'day')).toBe(words);
  });

  it('stand on the map one by one', () => {
    const found = battlesOn({ zone, battles: [row(1, 4), row(2, 9), row(0, 3)] });
    expect(
      found.map(({ battle: { id }, order, marker }) => [id, order, marker && placeOnMap([marker])]),
    ).toEqual([['1', 4, 'north-west']]);
  });
});
