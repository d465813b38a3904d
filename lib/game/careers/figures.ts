import type { CareerFiguresFragment } from '#graphql/generated/documents.ts';

import { careerOf } from '../players/careers.ts';
import { fighterWords, periodName } from './fighters.ts';
import { EVEN_WORDS, matchUps, unevenWords } from './match-ups.ts';

/** The bands of levels by the lowest of them. */
const LEVELS: Readonly<Record<number, string>> = {
  1: 'levels 1 to 15',
  16: 'levels 16 to 31',
  32: 'levels 32 to 39',
  40: 'level 40',
};

/**
 * The figures of a page about a career beside those of its role, or about all careers.
 * @param name of the career; ALL for all of them
 * @param level the lowest one of those that are chosen; 0 for all
 */
export function careerFigures(
  { fighters, rates, kills, pairs }: CareerFiguresFragment,
  name: string,
  level: number,
) {
  const facts = careerOf(name);
  const isPeer = (other: string) => !facts || careerOf(other)?.archetype === facts.archetype;
  const isNear = (other: string) => isPeer(other) || ['ALL', facts?.realm, facts?.archetype].includes(other);
  // A young record has no whole period yet.
  const newest = fighters.findLast(({ isRunning }) => !isRunning) ?? fighters.at(-1);
  const periods = fighters.filter((row) => row.name === name);
  const shown = matchUps(pairs).filter(({ career }) => !facts || career === name);
  return {
    periods,
    groups: fighters.filter((row) => row.period === newest?.period && isNear(row.name)),
    rates: rates.filter(({ career, isMain }) => (facts ? career === name : isMain)),
    kills: kills.filter(({ career }) => isPeer(career)),
    matchUps: shown,
    /** The answer, in sentences without their periods. */
    words: fighterWords(periods, LEVELS[level] ?? ''),
    /** Words of the notes above the tables. */
    notes: {
      levels: LEVELS[level] ?? 'level 40',
      even: `${unevenWords(shown)} ${EVEN_WORDS}`,
      period: newest ? `${periodName(newest.period)}${newest.isRunning ? ' so far' : ''}` : 'the record',
    },
  };
}
