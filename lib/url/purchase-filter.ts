import type { Career } from '#graphql/generated/documents.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/careers.ts';

import { choice, type Filter, type Option } from './filter.ts';

const CAREER_OPTIONS = CAREER_ORDER.map((value): Option<Career> => ({ value, label: CAREERS[value].label }));

/** The filter of what an item buys. */
export const PURCHASE_FILTER = {
  label: 'Filter purchases',
  fields: {
    career: choice<Career | 'all'>('career', 'Career', [{ value: 'all', label: 'All' }, ...CAREER_OPTIONS]),
  },
} as const satisfies Filter;
