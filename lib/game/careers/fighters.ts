import type { CareerFightersRowFragment } from '#graphql/generated/documents.ts';
import { percent, plural, thousands } from '#lib/format/number.ts';

import { parsePeriod, periodLabel } from '../boards/board-period.ts';
import { compareNumbers } from '../overview/compare-numbers.ts';
import { careerLabel } from '../players/careers.ts';
import { careerPlural } from '../scenarios/standing.ts';

/** The name of a week or month, which may be the running one. */
export const periodName = (text: string): string => {
  const period = parsePeriod(text);
  return period ? periodLabel(period) : text;
};

/**
 * Says in two sentences, without their periods, how many fought in the last whole period, and how many so far.
 * @param history the oldest first
 * @param levels "level 40"; '' for all
 * @example fighterWords(history, 'level 40')
 * // ['56 Slayers of level 40 fought in October 2026, 4.6% of all characters of level 40 who fought, 50 the month …',
 * //  'So far 41 in November 2026']
 */
export function fighterWords(
  history: readonly CareerFightersRowFragment[],
  levels: string,
): readonly string[] {
  const last = history.findLast(({ isRunning }) => !isRunning);
  const soFar = history
    .filter(({ isRunning }) => isRunning)
    .map(({ characters, period }) => `So far ${thousands(characters)} in ${periodName(period)}`);
  if (!last) return soFar.length > 0 ? soFar : ['No fight is known yet'];
  const { name, characters, share, before, period } = last;
  const who =
    name === 'ALL'
      ? plural(characters, 'character', 'characters')
      : plural(characters, careerLabel(name), careerPlural(name));
  const parts = [
    `${thousands(characters)} ${who}${levels && ` of ${levels}`} fought in ${periodName(period)}`,
    name !== 'ALL' &&
      `${percent(share ?? 0, 1, 1)}% of all characters${levels && ` of ${levels}`} who fought`,
    before !== null &&
      `${thousands(before)} the ${period.includes('W') ? 'week' : 'month'} before (${compareNumbers(characters, before).text.toLowerCase()})`,
  ];
  return [parts.filter(Boolean).join(', '), ...soFar];
}
