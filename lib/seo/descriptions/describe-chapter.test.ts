import { expect, it } from 'vitest';
import { describeChapter } from './describe-quest.ts';

const position = { zoneId: 105, zone: { id: '105', name: 'Praag' } };

it('names a chapter, its rank and its zone', () => {
  const { title, description } = describeChapter({
    id: '7',
    name: 'Dawn Watch',
    rank: 14,
    position,
    influenceRewards: [{}, {}],
  });
  expect(title).toBe('Dawn Watch, chapter of rank 14 in Praag');
  expect(description).toMatch(
    /^Dawn Watch, chapter of rank 14 in Praag\. 2 influence rewards by tier and career\. What influence/,
  );
});

it('copes with a chapter without name, rank and zone', () => {
  const unknown = {
    id: '7',
    name: null,
    rank: 0,
    position: { zoneId: 105, zone: null },
    influenceRewards: [],
  };
  expect(describeChapter(unknown)).toEqual({
    title: 'Chapter #7, chapter in Praag',
    description: 'Chapter #7, chapter in Praag.',
  });
  const mapped = { ...unknown, position: { ...unknown.position, mapSetup: {} } };
  expect(describeChapter(mapped).description).toMatch(/ Where it lies on the map of the zone\.$/);
});
