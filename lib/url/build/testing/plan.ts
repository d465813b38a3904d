import { readBuildAddress } from '#lib/url/build/build-address.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** A Slayer's build for tests, without anything in it by default. */
export const planned = (given: Partial<PlannedBuild> = {}): PlannedBuild => ({
  name: 'This build',
  build: bareBuild('SLAYER'),
  gear: [],
  stats: [],
  base: {},
  wornBy: null,
  ...given,
});

/** The plan of an address for tests, which knows the items that are given to it alone. */
export function planOf(query: SearchParams, given: Partial<BuildPlan> = {}): BuildPlan {
  const address = readBuildAddress('SLAYER', query);
  const mine = planned({ build: address.mine.build });
  return { address, mine, theirs: null, owner: null, choices: [], refusals: [], ...given };
}
