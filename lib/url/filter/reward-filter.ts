import { CAREER_ORDER } from '#lib/game/players/careers.ts';

import { careerChoice } from './career-choice.ts';
import type { Filter } from './filter.ts';

/** The filter of rewards of influence, which the site applies itself (rules.md: Reward filter). */
export const REWARD_FILTER = {
  label: 'Filter rewards',
  fields: { career: careerChoice('Career', CAREER_ORDER.toSorted(), 'All careers') },
} as const satisfies Filter;
