import { isOffered } from '#lib/api/offered.ts';
import type { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

type Field = keyof (typeof SCENARIO_FILTER)['fields'];

const EVERYWHERE: readonly Field[] = ['queue', 'tier'];

/** The fields of the filter that are shown: what the API filters by, and the box for members of one guild on demand. */
export const filterFields = (withPremade: boolean): readonly Field[] =>
  (withPremade ? ([...EVERYWHERE, 'premadeOnly'] as const) : EVERYWHERE).filter(
    (name) => name !== 'tier' || isOffered('ScenarioRecordFilterInput.tier'),
  );
