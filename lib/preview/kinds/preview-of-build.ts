import type { PlannedBuild } from '#lib/url/build/build-plan.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { averageItemLevel } from '#lib/game/armory/armory-totals.ts';
import { realmOfCareer } from '#lib/game/players/realms.ts';

import type { Preview } from '../preview.ts';
import { characterBadge } from './preview-of-kill.ts';
import { countTotal } from './total.ts';

/**
 * Makes the preview of a build: what it is in a sentence, and its items in numbers.
 * @param words the build in a sentence
 */
export function previewOfBuild({ build, gear }: PlannedBuild, title: string, words: string): Preview {
  const level = averageItemLevel(gear);
  return {
    title,
    facts: words,
    totals: [
      countTotal(gear.length, 'item'),
      ...(level === null ? [] : [{ value: thousands(level), label: 'item level' }]),
      { value: plain(build.renown), label: 'renown rank' },
    ],
    realm: realmOfCareer(build.career),
    badge: characterBadge(build.career),
  };
}
