import { type RunFilter, RUN_FILTER } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

import type { Description } from './page-metadata.ts';

const REST = 'how long each took, how many died, the roles of the party and how well it was equipped.';

/**
 * The list of runs: of all instances, or of the one that the filter names. Its other choices make no page of their own.
 * @example describeRuns({ instance: '60' }).title // 'Runs of Gunbad'
 */
export function describeRuns({ instance }: Pick<RunFilter, 'instance'>): Description {
  const chosen = RUN_FILTER.fields.instance.options.find(({ value }) => value === instance);
  const isOne = chosen && chosen.value !== 'all';
  return {
    title: isOne ? `Runs of ${chosen.label}` : 'Instance Runs',
    description: `${isOne ? `Runs of ${chosen.label}` : 'Every run of an instance'}, newest first: ${REST}`,
    path: isOne ? routes.runsOfInstance(chosen.value) : routes.instanceRuns,
  };
}
