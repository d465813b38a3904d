import { describe, expect, it } from 'vitest';

import { countEncounters, findTry, triesOf, tryName } from './tries.ts';

const attempt = (
  id: string,
  encounterId: string,
  start: number,
  name: string | null = `Boss ${encounterId}`,
) => ({
  id,
  encounterId,
  encounter: name === null ? null : { id: encounterId, name },
  start,
});
const RUN = [
  attempt('12', '601', 1_795_281_900_000),
  attempt('11', '601', 1_795_281_100_000),
  attempt('15', '602', 0),
  attempt('14', '601', 1_795_283_900_000),
  attempt('13', '603', 1_795_282_900_000, null),
];

describe('triesOf', () => {
  it('numbers the tries at each encounter in the order of time, unknown moments last', () => {
    expect(triesOf(RUN).map((each) => [each.attempt.id, tryName(each), each.total])).toEqual([
      ['11', 'Boss 601, try 1', 3],
      ['12', 'Boss 601, try 2', 3],
      ['13', 'Encounter #603', 1],
      ['14', 'Boss 601, try 3', 3],
      ['15', 'Boss 602', 1],
    ]);
  });

  it('has none for a run without encounters', () => {
    expect(triesOf([])).toEqual([]);
  });
});

describe('findTry', () => {
  it('knows what came before and after', () => {
    const found = findTry(RUN, '13');
    expect([found?.previous?.attempt.id, found?.current.attempt.id, found?.next?.attempt.id]).toEqual([
      '12',
      '13',
      '14',
    ]);
  });

  it('ends at both ends of the run', () => {
    expect(findTry(RUN, '11')?.previous).toBeUndefined();
    expect(findTry(RUN, '15')?.next).toBeUndefined();
  });

  it('is null for a try of another run', () => {
    expect(findTry(RUN, '99')).toBeNull();
  });
});

it('counts each encounter once, however often it was tried', () => {
  const lost = { encounterId: '601', completed: false };
  const won = { encounterId: '601', completed: true };
  expect(countEncounters([lost, lost, won, { encounterId: '602', completed: false }])).toEqual({
    encounters: 2,
    completed: 1,
    tries: 4,
  });
  expect(countEncounters([])).toEqual({ encounters: 0, completed: 0, tries: 0 });
});
