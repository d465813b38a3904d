import type { Route } from 'next';

import { buildParams, changedHref } from './build-address.ts';
import type { BuildPlan } from './build-plan.ts';

/**
 * The address with both builds in each other's place; an armory becomes a build that can be changed. Null without a
 * second build, for one of another career, and where nothing of one of them stands in an address.
 */
export function swapHref({ address, mine, theirs }: BuildPlan): Route | null {
  if (!theirs || theirs.build.career !== mine.build.career) return null;
  const [near, far] = [buildParams(theirs.build), buildParams(mine.build, 'b.')];
  if (Object.keys(near).length === 0 || Object.keys(far).length === 0) return null;
  const before = [
    ...Object.keys(buildParams(mine.build)),
    ...Object.keys(buildParams(theirs.build, 'b.')),
    'vs',
  ];
  return changedHref(address, { ...Object.fromEntries(before.map((name) => [name, null])), ...near, ...far });
}
