import type { Career } from '#graphql/generated/documents.ts';
import { CAREERS } from '#lib/game/players/careers.ts';

import { choice, type ChoiceField } from './filter.ts';

/** Old addresses write this career in another way (rules.md: Filters). */
const OTHER_SPELLINGS = { BLACKGUARD: 'BLACK_GUARD' } as const;

/**
 * A select of careers, all of them by default.
 * @param careers in the order of the options
 * @param all the label of the option for all of them
 */
export function careerChoice(
  label: string,
  careers: readonly Career[],
  all = 'All',
): ChoiceField<Career | 'all'> {
  const options = careers.map((value) => ({ value, label: CAREERS[value].label }));
  return choice<Career | 'all'>('career', label, [{ value: 'all', label: all }, ...options], OTHER_SPELLINGS);
}
