import { expect, it } from 'vitest';

import { describeInstance, describeStatistics } from './describe-instance.ts';

const encounters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Boss ${at + 1}` }));

it('names an instance and its encounters', () => {
  const gunbad = { id: '60', name: 'Gunbad', encounters: [...encounters(1), null] };
  expect(describeInstance(gunbad).title).toBe('Gunbad, instance');
  expect(describeInstance(gunbad).description).toMatch(/^Gunbad with 1 encounter: Boss 1\. /);
  expect(describeStatistics(gunbad).title).toBe('Gunbad, instance statistics');
});

it('names no more than two encounters', () => {
  const { description } = describeStatistics({ id: '60', name: 'Gunbad', encounters: encounters(6) });
  expect(description).toMatch(/^Gunbad with 6 encounters: Boss 1, Boss 2 and more\. /);
});

it('copes with an instance without a name and without encounters', () => {
  const unknown = { id: '7', name: '', encounters: null };
  expect(describeInstance(unknown).title).toBe('Instance #7, instance');
  expect(describeInstance(unknown).description).toMatch(/^Instance #7\. /);
});
