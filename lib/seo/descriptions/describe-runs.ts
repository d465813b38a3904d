import { optionsWith } from '#lib/url/filter/filter.ts';
import { type RunFilter, RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

import type { Description } from '../page-metadata.ts';

const REST =
  'newest first: how long each took, how many died, the roles of the party and how well it was equipped.';

/**
 * The list of runs: of all instances, or of the one that the filter names. Its other choices make no page of their own.
 * @example describeRuns({ instance: '60' }).title // 'Runs of Gunbad, newest first'
 */
export function describeRuns({ instance }: Pick<RunFilter, 'instance'>): Description {
  const path = routes.instanceRuns;
  if (instance === 'all') {
    const description = `Runs of every dungeon, ${REST}`;
    return { title: 'Dungeon runs, newest first', description, path };
  }
  const chosen = optionsWith(RUN_FILTER.fields.instance, instance).find(({ value }) => value === instance);
  const title = `Runs of ${chosen?.label ?? 'a dungeon'}`;
  return { title: `${title}, newest first`, description: `${title}, ${REST}`, path, own: { instance } };
}
