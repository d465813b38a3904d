import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { careersOf, questTypeFlags, racesOf } from '../sql/engine/bitmask.ts';
import { questCondition, questKeys, questPage, rewardsItem, type QuestRecord } from '../sql/quest/quest.ts';
import {
  connect,
  connectionFields,
  connectPages,
  totalCount,
  type Connection,
  type Pages,
} from './connection.ts';
import { integerId } from './identity.ts';
import { loadOptional, loadRequired } from './loaders.ts';

export type QuestPages = Pages<QuestRecord>;
export type RewardingQuests = Connection<QuestRecord>;

export const questResolvers: Resolvers = {
  Query: {
    quest: (_, { id }, { load }) => loadOptional(load.quest, integerId(id)),
    quests: (_, { order, where, ...page }, { sql }) => {
      const keys = questKeys(sql, order);
      const condition = questCondition(sql, where);
      return connectPages(page, {
        list: { name: 'quests', keys },
        read: (slice) => questPage(sql, condition, keys, slice),
      });
    },
  },
  QuestsConnection: connectionFields,
  Quest: {
    type: ({ type }) => questTypeFlags(type),
    raceRestriction: ({ races }) => racesOf(races),
    careerRestriction: ({ careers }) => careersOf(careers),
    objectives: ({ id }, _, { load }) => load.questObjectives.load(id),
    rewardsChoice: async ({ id }, _, { load }) =>
      (await load.questRewards.load(id)).filter(({ isChoice }) => isChoice),
    rewardsGiven: async ({ id }, _, { load }) =>
      (await load.questRewards.load(id)).filter(({ isChoice }) => !isChoice),
    starterCreatures: async ({ id }, _, { load }) => {
      const starters = await load.questStarters.load(id);
      return Promise.all(starters.map(({ creatureId }) => loadRequired(load.creature, creatureId)));
    },
  },
  QuestReward: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
  Creature: {
    questsStarter: ({ id }, _, { load }) => load.questsOfCreature.load(id),
  },
  GameObject: {
    questsStarter: ({ id }, _, { load }) => load.questsOfGameObject.load(id),
  },
  Item: {
    rewardedFromQuests: ({ id }, page, { sql, load }) => {
      const keys = questKeys(sql);
      return connect(page, {
        list: { name: 'rewardedFromQuests', keys },
        read: (slice) => questPage(sql, rewardsItem(sql, id), keys, slice),
        total: async () => (await load.questCountOfItem.load(id))?.count ?? 0,
      });
    },
  },
  RewardedFromQuestsConnection: { ...connectionFields, totalCount },
};
