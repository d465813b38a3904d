import { parse, type DocumentNode } from 'graphql';
import { expect, it } from 'vitest';

import { schemaOf } from '#graphql/generations/schema-of.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { compareSchemas } from '../schema/compare-schemas.ts';
import { contractSchema } from '../schema/contract-schema.ts';
import { DocumentFits } from '../schema/fitting/document-fits.ts';
import { siteDocument } from '../testing/site-documents.ts';

/** Checks answers of the game's API of August to real questions. */
const CONTRACT = contractSchema();
const PROFILE = compareSchemas(CONTRACT, schemaOf('2026-08', CONTRACT));

const checkOf = (document: DocumentNode, variables: object) =>
  new DocumentFits(CONTRACT, document, PROFILE).question(variables).check;

it('leaves out incomplete offers', () => {
  const offer = { count: 1, price: 7, requiredItems: [], creatures: [] };
  const nodes = [offer, null, { ...offer, price: null }, { ...offer, price: 9 }];
  const check = checkOf(siteDocument('GetItemSoldByVendors'), { id: '7', first: 10 });
  expect(check({ item: { id: '7', soldByVendors: { nodes, pageInfo: ONLY_PAGE } } })).toMatchObject({
    data: { item: { soldByVendors: { nodes: [{ price: 7 }, { price: 9 }] } } },
    damaged: true,
    broken: [],
  });
});

it.each([null, 'NONE'])('knows creatures without a title, which is %s', (title) => {
  const check = checkOf(parse('{ creature(id: "7") { id name title } }'), {});
  expect(check({ creature: { id: '7', name: 'Rat', title } })).toMatchObject({
    data: { creature: { name: 'Rat', title: null } },
    damaged: false,
  });
});

it('knows a live event without an end', () => {
  const check = checkOf(siteDocument('GetEvents'), {});
  const event = {
    __typename: 'LiveEvent',
    name: 'Keg Week',
    startTime: '2026-11-26T00:00:00Z',
    endTime: null,
  };
  expect(check({ events: [event] })).toMatchObject({ data: { events: [{ endTime: '' }] }, damaged: false });
});

const won = { encounterId: '1', completed: true };
const lost = { encounterId: '1', completed: false };

it.each([
  [false, [won], true],
  [false, [lost], false],
  [false, [lost, won], true],
  [false, [], false],
  [true, [lost], true],
])('calls a run completed (%j) by its tries %j', (completed, encounters, isCompleted) => {
  const check = checkOf(siteDocument('GetRunSample'), { where: {}, elsewhere: true, first: 50 });
  const start = '2025-11-21T18:00:00.000Z';
  const run = { id: 'a', start, end: null, completed, encounters, scoreboardEntries: [] };
  expect(check({ instanceRuns: { totalCount: 1, nodes: [run], pageInfo: ONLY_PAGE } })).toMatchObject({
    data: { instanceRuns: { nodes: [{ completed: isCompleted, end: 0 }] } },
    damaged: false,
  });
});

it('reads durations of connections in milliseconds', () => {
  const check = checkOf(siteDocument('GetEncounterTotals'), {
    tried: {},
    won: {},
    ended: null,
    elsewhere: true,
  });
  const counts = { totalCount: 4, medianDeaths: 1, averageDeaths: 1.5 };
  const durations = { medianDuration: 'PT3M20.25S', averageDuration: 'PT1H0.5S' };
  expect(
    check({ tried: { totalCount: 9 }, won: { ...counts, ...durations }, ended: durations }),
  ).toMatchObject({
    data: { ended: { medianDuration: 200_250, averageDuration: 3_600_500 } },
    damaged: false,
  });
});
