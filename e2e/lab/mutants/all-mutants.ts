import { CURSORS } from './areas/cursors.ts';
import { ESCAPING } from './areas/escaping.ts';
import { EXPORTS } from './areas/exports.ts';
import { FILTERS } from './areas/filters.ts';
import { POLICY } from './areas/policy.ts';
import { PREVIEWS } from './areas/previews.ts';
import { RESILIENCE } from './areas/resilience.ts';
import { STATES } from './areas/states.ts';
import { STRANGERS } from './areas/strangers.ts';
import { STATUSES } from './areas/statuses.ts';
import { TIMES } from './areas/times.ts';
import { TOOLTIPS } from './areas/tooltips.ts';
import { type Area, type AreaMutant, type Mutant, needsBuild } from './mutant.ts';

const BY_AREA: Readonly<Record<Area, readonly Mutant[]>> = {
  filters: FILTERS,
  cursors: CURSORS,
  statuses: STATUSES,
  strangers: STRANGERS,
  policy: POLICY,
  escaping: ESCAPING,
  tooltips: TOOLTIPS,
  times: TIMES,
  exports: EXPORTS,
  previews: PREVIEWS,
  resilience: RESILIENCE,
  states: STATES,
};

const AREA_MUTANTS = Object.entries(BY_AREA) as readonly [Area, readonly Mutant[]][];

/** Every fault that the tests have to find; those that need no build first. */
export const ALL_MUTANTS: readonly AreaMutant[] = AREA_MUTANTS.flatMap(([area, mutants]) =>
  mutants.map((mutant) => ({ ...mutant, area })),
).toSorted((one, other) => Number(needsBuild(one.foundBy)) - Number(needsBuild(other.foundBy)));

/** The kind of test that finds a mutant. */
const kindOf = ({ foundBy }: Mutant) => (needsBuild(foundBy) ? 'browser' : 'unit');

/**
 * The faults of an area, those that unit tests or browser tests find (`unit`, `browser`), or those in whose name one of
 * the words stands; all without words.
 * @example mutantsNamed(['times']).every(({ area }) => area === 'times') // true
 */
export function mutantsNamed(words: readonly string[]): readonly AreaMutant[] {
  if (words.length === 0) return ALL_MUTANTS;
  return ALL_MUTANTS.filter((mutant) =>
    words.some((word) => word === mutant.area || word === kindOf(mutant) || mutant.name.includes(word)),
  );
}
