import { describe, expect, it } from 'vitest';

import type { QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { questFacts, questKind } from './quest-facts.ts';

const NO_FLAGS = {
  isEpic: false,
  isGroup: false,
  isRvR: false,
  isPlayerKill: false,
  isTravel: false,
  isTome: false,
};

type Flags = Partial<QuestDetailsFragment['type']>;

const kind = (flags: Flags, repeatableType: QuestDetailsFragment['repeatableType'] = 'NONE') =>
  questKind({ type: { ...NO_FLAGS, ...flags }, repeatableType });

describe('questKind', () => {
  it('says every flag, also those that have no picture', () => {
    expect(kind({})).toBe('Quest');
    expect(kind({ isGroup: true, isEpic: true })).toBe('Epic group quest');
    expect(kind({ isPlayerKill: true, isRvR: true })).toBe('RvR player kill quest');
    expect(kind({ isTravel: true, isTome: true })).toBe('Travel tome quest');
  });

  it('says how often before it', () => {
    expect(kind({}, 'DONE')).toBe('Repeatable quest');
    expect(kind({ isGroup: true, isRvR: true }, 'WEEKLY')).toBe('Weekly group RvR quest');
  });
});

const OPEN = {
  minLevel: 0,
  maxLevel: 0,
  minRenown: 0,
  maxRenown: 0,
  raceRestriction: [],
  careerRestriction: [],
  repeatableType: 'NONE',
} as const;

const facts = (changes: Partial<Parameters<typeof questFacts>[0]>) =>
  questFacts({ ...OPEN, raceRestriction: [], careerRestriction: [], ...changes });

describe('questFacts', () => {
  it('restricts nothing where nothing is restricted', () => {
    expect(facts({})).toEqual({ level: null, renown: null, races: [], careers: [], repeatable: 'No' });
  });

  it.each([
    [10, 22, '10 to 22'],
    [36, 0, '36 and up'],
    [0, 20, 'up to 20'],
    [40, 40, '40'],
  ])('reads levels and renown from %i to %i as "%s"', (least, most, words) => {
    expect(facts({ minLevel: least, maxLevel: most })).toMatchObject({ level: words, renown: null });
    expect(facts({ minRenown: least, maxRenown: most })).toMatchObject({ level: null, renown: words });
  });

  it('names races, careers and repetition', () => {
    const restricted = facts({
      raceRestriction: ['ORC'],
      careerRestriction: ['BLACK_ORC', 'CHOPPA'],
      repeatableType: 'WEEKLY',
    });
    expect(restricted).toMatchObject({
      races: ['ORC'],
      careers: ['BLACK_ORC', 'CHOPPA'],
      repeatable: 'Weekly',
    });
    expect(facts({ repeatableType: 'DONE' }).repeatable).toBe('Yes');
  });

  it('shows a repetition that it does not know in words', () => {
    const repeated = (repeatableType: string): object => ({ repeatableType });
    expect(facts(repeated('ONCE_A_DAY')).repeatable).toBe('Once A Day');
    expect(facts(repeated('toString')).repeatable).toBe('Tostring');
  });
});
