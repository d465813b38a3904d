import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  achievements,
  achievementTypes,
  type AchievementRewardRecord,
  achievementSubTypesById,
  achievementTypesById,
  achievementsOfSubTypes,
  rewardsOfAchievements,
  subTypesOfTypes,
  tomeEntries,
} from '#graphql/sql/tome/tome.ts';
import { items } from '#graphql/sql/item/item.ts';
import { abilitiesById } from '#graphql/sql/kill/ability.ts';
import { connect } from '../connection.ts';
import { integerId } from '../references.ts';

export const achievementResolvers: Resolvers = {
  Query: {
    tomeOfKnowledgeAchievementTypes: async (_, __, { sql }) => achievementTypes(sql),
    tomeOfKnowledgeAchievementType: (_, { id }, { load }) =>
      load.optional(achievementTypesById, integerId(id)),
    tomeOfKnowledgeAchievementSubType: async (_, { id }, { load }) => {
      const subType = await load.optional(achievementSubTypesById, integerId(id));
      return subType && load.required(achievementTypesById, subType.typeId);
    },
    tomeOfKnowledgeAchievementEntry: (_, { id }, { load }) => load.optional(achievements.byId, integerId(id)),
    tomeOfKnowledgeAchievementEntries: (_, args, { sql }) => connect(args, achievements.list(sql, args)),
  },
  TomeOfKnowledgeAchievementType: {
    subTypes: ({ id }, _, { load }) => load.all(subTypesOfTypes, id),
  },
  TomeOfKnowledgeAchievementSubType: {
    type: ({ typeId }, _, { load }) => load.required(achievementTypesById, typeId),
    entries: ({ id }, _, { load }) => load.all(achievementsOfSubTypes, id),
  },
  TomeOfKnowledgeAchievementEntry: {
    subType: ({ subTypeId }, _, { load }) => load.required(achievementSubTypesById, subTypeId),
    rewards: ({ id }, _, { load }) => load.all(rewardsOfAchievements, id),
  },
  TomeOfKnowledgeAchievementReward: {
    __resolveType: rewardType,
  },
  TomeOfKnowledgeAchievementRewardItem: {
    item: ({ itemId }, _, { load }) => load.required(items.byId, itemId ?? NOTHING),
    autoCreate: ({ autoCreate }) => autoCreate ?? false,
  },
  TomeOfKnowledgeAchievementRewardActionCounter: {
    ability: ({ abilityId }, _, { load }) => load.required(abilitiesById, abilityId ?? NOTHING),
  },
  TomeOfKnowledgeAchievementRewardTitle: {
    title: ({ titleId }, _, { load }) => load.required(tomeEntries.byId, titleId ?? NOTHING),
  },
};

/** An id that no record has; a reward's type says which of its ids is set. */
const NOTHING = -1;

function rewardType({ itemId, abilityId }: AchievementRewardRecord) {
  if (itemId !== null) return 'TomeOfKnowledgeAchievementRewardItem';
  return abilityId === null
    ? 'TomeOfKnowledgeAchievementRewardTitle'
    : 'TomeOfKnowledgeAchievementRewardActionCounter';
}
