import { CAREER_ORDER } from '#lib/game/players/careers.ts';

import { careerChoice } from './career-choice.ts';
import type { Filter } from './filter.ts';

/** The filter of what an item buys. */
export const PURCHASE_FILTER = {
  label: 'Filter purchases',
  fields: { career: careerChoice('Career', CAREER_ORDER) },
} as const satisfies Filter;
