import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  achievements,
  achievementTypes,
  type AchievementRewardRecord,
} from '#graphql/sql/tome/achievement.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const achievementResolvers: Resolvers = {
  Query: {
    tomeOfKnowledgeAchievementTypes: async (_, __, { sql }) => achievementTypes(sql),
    tomeOfKnowledgeAchievementType: (_, { id }, { load }) =>
      loadOptional(load.achievementType, integerId(id)),
    tomeOfKnowledgeAchievementSubType: async (_, { id }, { load }) => {
      const subType = await loadOptional(load.achievementSubType, integerId(id));
      return subType && loadRequired(load.achievementType, subType.typeId);
    },
    tomeOfKnowledgeAchievementEntry: (_, { id }, { load }) => loadOptional(load.achievement, integerId(id)),
    tomeOfKnowledgeAchievementEntries: (_, args, { sql }) => connect(args, achievements.list(sql, args)),
  },
  TomeOfKnowledgeAchievementEntriesConnection: connectionFields,
  TomeOfKnowledgeAchievementType: {
    subTypes: ({ id }, _, { load }) => load.subTypesOfType.load(id),
  },
  TomeOfKnowledgeAchievementSubType: {
    type: ({ typeId }, _, { load }) => loadRequired(load.achievementType, typeId),
    entries: ({ id }, _, { load }) => load.achievementsOfSubType.load(id),
  },
  TomeOfKnowledgeAchievementEntry: {
    subType: ({ subTypeId }, _, { load }) => loadRequired(load.achievementSubType, subTypeId),
    rewards: ({ id }, _, { load }) => load.achievementRewards.load(id),
  },
  TomeOfKnowledgeAchievementReward: {
    __resolveType: rewardType,
  },
  TomeOfKnowledgeAchievementRewardItem: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId ?? NOTHING),
    autoCreate: ({ autoCreate }) => autoCreate ?? false,
  },
  TomeOfKnowledgeAchievementRewardActionCounter: {
    ability: ({ abilityId }, _, { load }) => loadRequired(load.ability, abilityId ?? NOTHING),
  },
  TomeOfKnowledgeAchievementRewardTitle: {
    title: ({ titleId }, _, { load }) => loadRequired(load.tomeEntry, titleId ?? NOTHING),
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
