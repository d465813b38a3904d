import type { ItemCardFragment } from '#graphql/generated/documents.ts';

import { careerLabel } from '../players/careers.ts';
import { raceLabel } from '../players/races.ts';

/**
 * Describes in words who may wear an item and how often; requirements that it lacks are left out (rules.md: Item
 * cards).
 */
export function requirementsOf(item: ItemCardFragment): string[] {
  const { levelRequirement, renownRankRequirement, careerRestriction, raceRestriction, uniqueEquipped } =
    item;
  return [
    levelRequirement > 0 && `Minimum level: ${levelRequirement}`,
    renownRankRequirement > 0 && `Minimum renown rank: ${renownRankRequirement}`,
    careerRestriction.length > 0 && `Career: ${careerRestriction.map(careerLabel).join(', ')}`,
    raceRestriction.length > 0 && `Race: ${raceRestriction.map(raceLabel).join(', ')}`,
    uniqueEquipped && 'Unique: only one can be worn',
  ].filter((line) => line !== false);
}
