import { counted, plain } from '#lib/format/number.ts';
import type { Build } from '#lib/game/builds/build.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { type Description, describedPart } from './wording.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Describes the builds of a career, or one of them.
 * @example describeBuild(build).title // 'Ironbreaker build: 17 items, level 40'
 */
export function describeBuild({ career, level, renown, slots }: Build): Description {
  const items = Object.keys(slots).length;
  return describedPart(items === 0 ? texts.build.bare : texts.build.worn, {
    name: careerLabel(career),
    level: plain(level),
    renown: plain(renown),
    worn: counted(items, 'item'),
  });
}
