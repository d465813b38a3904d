import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { integerId } from '../identity.ts';
import { loadOptional } from '../loaders.ts';
import { descriptionFor, MEAN_STATS } from './ability-description.ts';

export const abilityResolvers: Resolvers = {
  Query: {
    ability: (_, { id }, { load }) => loadOptional(load.ability, integerId(id)),
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
