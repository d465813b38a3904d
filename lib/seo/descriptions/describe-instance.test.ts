import { expect, it } from 'vitest';

import { InstanceRowFragmentDoc, type InstanceRowFragment } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { describeInstance, describeStatistics } from './describe-instance.ts';

const encounters = (count: number, surname = '') =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Boss ${at + 1}${surname}` }));

const named = (name: string, of: InstanceRowFragment['encounters'], id = '60') =>
  sampleRecord(InstanceRowFragmentDoc, { id, name, encounters: of });

it('names an instance and its encounters', () => {
  const gunbad = named('Gunbad', [...encounters(1), null]);
  expect(describeInstance(gunbad).title).toBe('Gunbad, dungeon: 1 encounter, fastest and latest runs');
  expect(describeInstance(gunbad).description).toMatch(/^Gunbad: the fastest .+\. 1 encounter: Boss 1\.$/);
  expect(describeStatistics(gunbad).title).toBe('Gunbad statistics: duration and deaths of 1 encounter');
});

it('names no more encounters than there is room for', () => {
  const { description } = describeStatistics(named('Gunbad', encounters(6)));
  expect(description).toMatch(/ 6 encounters: Boss 1, Boss 2, Boss 3 and more\.$/);
  const long = encounters(6, ', Keeper of the Grate');
  const cut = describeStatistics(named('Gunbad', long)).description;
  expect(cut).toMatch(/ 6 encounters: Boss 1, Keeper of the Grate and more\.$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

it('copes with an instance without a name and without encounters', () => {
  const unknown = named('', null, '7');
  expect(describeInstance(unknown).title).toBe('Dungeon #7, dungeon: fastest and latest runs');
  expect(describeInstance(unknown).description).toMatch(/^Dungeon #7: [^.]+\.$/);
});
