import type { CharacterStatsInput, Resolvers } from '#graphql/generated/resolvers.ts';
import { type AbilityRecord, abilitiesById } from '#graphql/sql/kill/ability.ts';

import { integerId } from '../references.ts';

type Numbers = Pick<
  AbilityRecord,
  'description' | 'valueBase' | 'valuePerLevel' | 'valueStat' | 'valuePerStat'
>;

/** Mean stats at the highest level in usual equipment, for descriptions without a character's stats. */
const MEAN_STATS: CharacterStatsInput = {
  level: 40,
  strength: 500,
  ballisticSkill: 500,
  intelligence: 500,
  willpower: 500,
};

const STATS: Readonly<Record<string, keyof CharacterStatsInput | undefined>> = {
  STRENGTH: 'strength',
  BALLISTIC_SKILL: 'ballisticSkill',
  INTELLIGENCE: 'intelligence',
  WILLPOWER: 'willpower',
};

/**
 * Describes the effect of an ability for a character with the given stats; null where it is unknown.
 * @example descriptionFor(ability, stats) // 'A blow that deals 640 physical damage.'
 */
function descriptionFor(ability: Numbers, stats: CharacterStatsInput): string | null {
  const stat = STATS[ability.valueStat ?? ''];
  const ofStat = stat ? ability.valuePerStat * stats[stat] : 0;
  const value = Math.max(0, Math.round(ability.valueBase + ability.valuePerLevel * stats.level + ofStat));
  return ability.description?.replaceAll('{value}', String(value)) ?? null;
}

export const abilityResolvers: Resolvers = {
  Query: {
    ability: (_, { id }, { load }) => load.optional(abilitiesById, integerId(id)),
  },
  AbilityInfo: {
    iconUrl: ({ iconNumber }, _, { iconUrl }) => iconUrl(iconNumber),
    description: (ability, { stats }) => descriptionFor(ability, stats),
  },
  Ability: {
    iconUrl: ({ iconNumber }, _, { iconUrl }) => iconUrl(iconNumber),
    description: (ability) => descriptionFor(ability, MEAN_STATS),
    info: (ability) => ability,
  },
};
