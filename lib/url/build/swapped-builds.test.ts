import { expect, it } from 'vitest';

import type { BuildPlan } from './build-plan.ts';
import { swapHref } from './swapped-builds.ts';
import { planned, planOf } from './testing/plan.ts';
import { bareBuild } from './worn-build.ts';

/** A plan whose second build is that of the address. */
function swapped(query: Readonly<Record<string, string>>, given: Partial<BuildPlan> = {}) {
  const plan = planOf(query);
  const theirs = plan.address.theirs && planned({ build: plan.address.theirs.build });
  return swapHref({ ...plan, theirs, ...given });
}

it('puts both builds into each other\u2019s place, and back', () => {
  const query = { helm: '7', 'helm.talismans': '1', level: '38', 'b.helm': '8', 'b.path-1': '3', has: '5' };
  const once = swapped({ ...query, pick: 'helm' });
  expect(once).toBe('/build/slayer?b.helm=7&b.helm.talismans=1&b.level=38&has=5&helm=8&path-1=3');
  const again = Object.fromEntries(new URLSearchParams(once?.split('?')[1]));
  expect(Object.fromEntries(new URLSearchParams(swapped(again)?.split('?')[1]))).toEqual(query);
});

it('makes a build of an armory', () => {
  const build = { ...bareBuild('SLAYER'), level: 31, slots: { helm: { item: '9', talismans: [] } } };
  expect(swapped({ helm: '7', vs: 'Kordak' }, { theirs: planned({ build, wornBy: '4' }) })).toBe(
    '/build/slayer?b.helm=7&helm=9&level=31',
  );
});

it('is nothing without a second build, beside another career, and for a build with nothing in it', () => {
  expect(swapped({ helm: '7' })).toBeNull();
  expect(swapped({ 'b.helm': '7' })).toBeNull();
  expect(swapped({ helm: '7', vs: 'Ada' }, { theirs: planned({ build: bareBuild('CHOPPA') }) })).toBeNull();
});
