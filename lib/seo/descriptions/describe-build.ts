import { counted, plain } from '#lib/format/number.ts';
import type { Build } from '#lib/game/builds/build.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

import { type Description, described } from './wording.ts';

/**
 * Describes the builds of a career, or one of them.
 * @example describeBuild(build).title // 'Ironbreaker build: 17 items, level 40'
 */
export function describeBuild({ career, level, renown, slots }: Build): Description {
  const name = careerLabel(career);
  const items = Object.keys(slots).length;
  const parts = 'All stats with their parts, set bonuses, what it costs and where to get it';
  if (items === 0)
    return described([`${name} build: items, stats and cost`], `Plan what a ${name} wears`, parts);
  const worn = counted(items, 'item');
  return described(
    [`${name} build: ${worn}, level ${plain(level)}`],
    `A ${name} of level ${plain(level)} and renown rank ${plain(renown)} with ${worn}`,
    parts,
  );
}
