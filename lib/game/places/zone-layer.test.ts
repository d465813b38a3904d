import { expect, it } from 'vitest';

import type { GetZonePlacesQuery } from '#graphql/generated/documents.ts';

import { creaturesOn, creatureWords, placeOnMap, placesOn } from './zone-layer.ts';

type Places = NonNullable<GetZonePlacesQuery['zone']>;

const mapSetup = { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_536, seCornerY: 65_536 };
const at = (x: number, y: number, setup: typeof mapSetup | null = mapSetup) => ({
  zoneId: 105,
  x,
  y,
  zone: { id: '105', name: 'Praag' },
  mapSetup: setup,
});
const spawn = (id: string, creatureId: string, x: number, setup: typeof mapSetup | null = mapSetup) => ({
  id,
  creature: { id: creatureId, name: `Creature ${creatureId}`, realm: null, title: null },
  position: at(x, x, setup),
});
const places = (given: Partial<Places>): Places => ({
  id: '105',
  creatureSpawns: [],
  locations: [],
  warJournalEntries: [],
  ...given,
});

it('groups creatures, those in the most places first, and keeps those off the map', () => {
  const creatures = creaturesOn(
    places({ creatureSpawns: [spawn('1', 'a', 5), spawn('2', 'b', 32_768), spawn('3', 'b', 0, null)] }),
  );
  expect(creatures.map(({ creature, points, spawns }) => [creature.id, points.length, spawns])).toEqual([
    ['b', 1, 2],
    ['a', 1, 1],
  ]);
  expect(creatureWords(creatures)).toBe('2 creatures stand in 3 places');
  expect(creatureWords(creatures.slice(1))).toBe('1 creature stands in 1 place');
  expect(creatureWords([])).toBe('No creature is known to stand here');
});

it('lists keeps and entries of the journal that are on the map', () => {
  const found = placesOn(
    places({
      locations: [
        { __typename: 'Keep', name: 'Garrison', position: at(32_768, 32_768) },
        { __typename: 'PublicQuest', name: 'Off', position: at(0, 0, null) },
      ],
      warJournalEntries: [
        { id: '7', name: '', title: 'Title', storyline: { id: '3' }, position: at(1, 1) },
        { id: '8', name: 'Nowhere', title: null, storyline: { id: '3' }, position: null },
      ],
    }),
  );
  expect(found.map(({ name, kind, entry }) => [name, kind, entry])).toEqual([
    ['Garrison', 'Keep', null],
    ['Title', 'War journal', { storylineId: '3', id: '7' }],
  ]);
  expect(found.map(placeOnMap)).toEqual(['centre', 'north-west']);
});
