import type { Filter } from './filter.ts';
import { SCENARIO_FILTER } from './scenario-filter.ts';

/** The filter of the war now: the tier of the zones that characters fight in. */
export const WAR_FILTER = {
  label: 'Filter fighters',
  fields: { tier: SCENARIO_FILTER.fields.tier },
} as const satisfies Filter;
