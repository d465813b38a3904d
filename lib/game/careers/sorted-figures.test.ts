import { expect, it } from 'vitest';

import {
  CareerFightersRowFragmentDoc,
  CareerKillsRowFragmentDoc,
  CareerRateRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { CareerOrder } from '#lib/url/filter/careers-filter.ts';

import { sortedFigures } from './sorted-figures.ts';

const FIGURES = {
  groups: [
    sampleRecord(CareerFightersRowFragmentDoc, { name: 'CHOSEN', characters: 3 }),
    sampleRecord(CareerFightersRowFragmentDoc, { name: 'MAGUS', characters: 9 }),
  ],
  rates: [
    sampleRecord(CareerRateRowFragmentDoc, { career: 'CHOSEN', figure: 'PROTECTION', median: 5 }),
    sampleRecord(CareerRateRowFragmentDoc, { career: 'MAGUS', figure: 'DAMAGE', median: 70 }),
    sampleRecord(CareerRateRowFragmentDoc, { career: 'BLACK_ORC', figure: 'PROTECTION', median: 9 }),
    sampleRecord(CareerRateRowFragmentDoc, { career: 'SLAYER', figure: 'DAMAGE', median: 80 }),
  ],
  kills: [
    sampleRecord(CareerKillsRowFragmentDoc, { career: 'CHOSEN', kills: 1, soloKills: 1, deaths: 9 }),
    sampleRecord(CareerKillsRowFragmentDoc, { career: 'MAGUS', kills: 5, soloKills: 0, deaths: 2 }),
  ],
};

const careersOf = (order: CareerOrder) => {
  const { groups, rates, kills } = sortedFigures(FIGURES, order);
  return [
    groups.map(({ name }) => name),
    rates.map(({ career }) => career),
    kills.map(({ career }) => career),
  ];
};

it('sorts the tables that have the figure, and leaves the others as they are', () => {
  const [groups, rates, kills] = careersOf('career');
  expect(groups).toEqual(['CHOSEN', 'MAGUS']);
  expect(careersOf('characters')).toEqual([['MAGUS', 'CHOSEN'], rates, kills]);
  expect(careersOf('kills')).toEqual([groups, rates, ['MAGUS', 'CHOSEN']]);
  expect(careersOf('soloKills')).toEqual([groups, rates, ['CHOSEN', 'MAGUS']]);
  expect(careersOf('deaths')).toEqual([groups, rates, ['CHOSEN', 'MAGUS']]);
});

it('compares what is done in a minute within a figure alone', () => {
  expect(careersOf('minute')[1]).toEqual(['BLACK_ORC', 'CHOSEN', 'SLAYER', 'MAGUS']);
});
