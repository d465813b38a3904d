import { expect, it } from 'vitest';

import { describeInstance, describeStatistics } from './describe-instance.ts';

const encounters = (count: number, surname = '') =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Boss ${at + 1}${surname}` }));

it('names an instance and its encounters', () => {
  const gunbad = { id: '60', name: 'Gunbad', encounters: [...encounters(1), null] };
  expect(describeInstance(gunbad).title).toBe('Gunbad, dungeon: 1 encounter, fastest and latest runs');
  expect(describeInstance(gunbad).description).toMatch(/^Gunbad: the fastest .+\. 1 encounter: Boss 1\.$/);
  expect(describeStatistics(gunbad).title).toBe('Gunbad statistics: duration and deaths of 1 encounter');
});

it('names no more encounters than there is room for', () => {
  const { description } = describeStatistics({ id: '60', name: 'Gunbad', encounters: encounters(6) });
  expect(description).toMatch(/ 6 encounters: Boss 1, Boss 2, Boss 3 and more\.$/);
  const long = encounters(6, ', Keeper of the Grate');
  const cut = describeStatistics({ id: '60', name: 'Gunbad', encounters: long }).description;
  expect(cut).toMatch(/ 6 encounters: Boss 1, Keeper of the Grate and more\.$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

it('copes with an instance without a name and without encounters', () => {
  const unknown = { id: '7', name: '', encounters: null };
  expect(describeInstance(unknown).title).toBe('Dungeon #7, dungeon: fastest and latest runs');
  expect(describeInstance(unknown).description).toMatch(/^Dungeon #7: [^.]+\.$/);
});
