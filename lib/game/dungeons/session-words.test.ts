import { describe, expect, it } from 'vitest';

import { SessionRowFragmentDoc, SumsOfSessionsFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { outcomeWords, sumsByWing, sumsWords } from './session-words.ts';

const session = sampleRecord(SessionRowFragmentDoc, { listed: 6, fell: 4, wingCount: 1, wingsCleared: 0 });
const wing = (id: string, name: string, fell: number, listed: number) => ({
  instance: { id, name },
  fell,
  listed,
  cleared: fell === listed,
  seconds: null,
});

describe('how far a session came', () => {
  it('goes by encounters in a dungeon without wings', () => {
    expect(outcomeWords(session)).toBe('4 of 6 encounters fell');
    expect(outcomeWords({ ...session, listed: 0, fell: 0, wings: [] })).toBe('tried no encounter');
  });

  it('goes by wings where there are several', () => {
    const wings = [wing('163', 'Thar’Ignan', 4, 4), wing('160', 'Bastion Stair', 1, 3)];
    expect(outcomeWords({ ...session, wingCount: 4, wingsCleared: 1, wings })).toBe(
      'cleared 1 of 4 wings: Thar’Ignan 4 of 4, Bastion Stair (wing 1) 1 of 3 encounters',
    );
  });
});

describe('sums of a list', () => {
  const figures = { sessions: 30, tries: 30, cleared: 19, timed: 18, lower: 1, median: 1800, upper: 3 };
  const wings = [{ instance: { id: '163', name: 'Thar’Ignan' }, figures }];
  const sums = sampleRecord(SumsOfSessionsFragmentDoc, {
    sessions: 153,
    tries: 148,
    cleared: 0,
    median: null,
    wings,
  });
  const start = '153 sessions, 5 without a try at an encounter';

  it.each([
    ['all', 'all', `${start}; none cleared a whole dungeon in one session`],
    ['all', 'yes', start],
    ['all', 'no', start],
    ['160', 'all', `${start}; none cleared every wing in one session`],
    ['160', 'wing', `${start}; none cleared every wing in one session`],
    ['163', 'all', `${start}; 19 of 30 cleared, 63% (46 to 78%), half of the 18 timed clears within 30m`],
    ['163', 'yes', `${start}; 19 clears, half of the 18 timed clears within 30m`],
    ['163', 'no', start],
    ['36', 'all', start],
  ])('of %s, cleared %s', (instance, cleared, words) => {
    expect(sumsWords(sums, { instance, cleared })).toBe(words);
  });

  it('count whole dungeons', () => {
    expect(sumsWords({ ...sums, cleared: 1200 }, { instance: 'all', cleared: 'all' })).toBe(
      `${start}; 1,200 cleared a whole dungeon in one session`,
    );
  });

  it('stand by wing for one dungeon alone, and only where the filter has not chosen by clears', () => {
    expect(sumsByWing(sums, { instance: '160', cleared: 'all' })).toEqual(wings);
    for (const [instance, cleared] of [
      ['160', 'yes'],
      ['163', 'all'],
      ['all', 'all'],
      ['36', 'all'],
    ] as const) {
      expect(sumsByWing(sums, { instance, cleared })).toEqual([]);
    }
  });
});
