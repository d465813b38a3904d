import type { Career } from '#graphql/generated/documents.ts';

import { choice, type Filter } from './filter.ts';
import { CAREER_OPTIONS } from './item-filter.ts';

/** The filter of rewards of influence, which the site applies itself (rules.md: Reward filter). */
export const REWARD_FILTER = {
  label: 'Filter rewards',
  fields: {
    career: choice<Career | 'all'>('career', 'Career', [
      { value: 'all', label: 'All Careers' },
      ...CAREER_OPTIONS,
    ]),
  },
} as const satisfies Filter;
