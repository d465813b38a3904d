import { expect, it } from 'vitest';

import { EncounterTotalsFragmentDoc, InstanceRunPageFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';

import { answering } from '../testing/answering.ts';
import { getLatestRuns, listEncounterStatistics } from './instance-statistics.ts';

const COUNTED = { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 }, instanceId: { eq: 60 } };
const [first, second] = [
  { id: '7', name: 'Nazgrub' },
  { id: '8', name: 'Solithex' },
];
const instance = { id: '60', encounters: [first, null, second] };
const statisticsAt = async (query: Record<string, string>) =>
  (await listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, query))).data;

const won = sampleRecord(EncounterTotalsFragmentDoc, { totalCount: 2, medianDuration: 70_000 });
const totalsOf = ({ tried: { encounterId } }: { tried: { encounterId: { eq: number } } }) =>
  encounterId.eq === 7
    ? { tried: { totalCount: 5 }, won, ended: { medianDuration: 20_000, averageDuration: 9 } }
    : { tried: null, won: null, ended: null };
const none = { totalCount: 0, medianDuration: 0, averageDuration: 0, medianDeaths: 0, averageDeaths: 0 };

it('counts the tries at each encounter, and what those that were won came to', async () => {
  const asked = answering({
    GetEncounterTotals: (question: never) => ({ ...totalsOf(question), ended: null }),
  });
  expect(await statisticsAt({})).toEqual([
    { encounter: first, tries: 5, totals: won },
    { encounter: second, tries: 0, totals: none },
  ]);
  const tried = { ...COUNTED, encounterId: { eq: 7 } };
  expect(asked.GetEncounterTotals).toHaveLength(2);
  expect(asked.GetEncounterTotals?.[0]).toEqual({
    tried,
    won: { ...tried, completed: { eq: true } },
    ended: null,
    elsewhere: false,
  });
});

it('takes durations of another API from tries with an end, and leaves out what is over within a minute', async () => {
  const asked = answering({ GetEncounterTotals: totalsOf }, () => true);
  expect(await statisticsAt({})).toEqual([{ encounter: second, tries: 0, totals: none }]);
  expect(asked.GetEncounterTotals?.[0]).toMatchObject({
    ended: { ...COUNTED, encounterId: { eq: 7 }, completed: { eq: true }, end: { gt: 0 } },
    elsewhere: true,
  });
});

it('asks nothing where bounds of the filter exclude each other', async () => {
  answering({});
  expect(await statisticsAt({ minItemRatingMax: '400', minItemRatingMin: '500' })).toEqual([
    { encounter: first, tries: 0, totals: none },
    { encounter: second, tries: 0, totals: none },
  ]);
});

it('loads the latest five runs', async () => {
  const instanceRuns = sampleRecord(InstanceRunPageFragmentDoc);
  const asked = answering({ GetInstanceRuns: { instanceRuns } });
  expect((await getLatestRuns('60')).data).toEqual(instanceRuns);
  expect(asked.GetInstanceRuns).toEqual([{ where: COUNTED, order: [{ start: 'DESC' }], first: 5 }]);
});
