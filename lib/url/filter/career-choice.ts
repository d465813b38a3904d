import type { Career } from '#graphql/generated/documents.ts';
import { CAREERS, CAREER_ORDER } from '#lib/game/players/careers.ts';
import { choice, type ChoiceField, type Filter } from './filter.ts';

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
  return choice<Career | 'all'>('career', label, [{ value: 'all', label: all }, ...options]);
}

/** The filter of what an item buys. */
export const PURCHASE_FILTER = {
  label: 'Filter purchases',
  fields: { career: careerChoice('Career', CAREER_ORDER) },
} as const satisfies Filter;

/** The filter of rewards of influence, which the site applies itself (rules.md: Reward filter). */
export const REWARD_FILTER = {
  label: 'Filter rewards',
  fields: { career: careerChoice('Career', CAREER_ORDER.toSorted(), 'All careers') },
} as const satisfies Filter;
