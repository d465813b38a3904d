import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { isoDuration } from '#graphql/rules/iso-duration.ts';
import { careersOf, questTypeFlags, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import type { ApiContext } from '#graphql/server/context.ts';
import type { QuestPlace } from '#graphql/sql/quest/quest-starter.ts';
import { type QuestRecord, quests } from '#graphql/sql/quest/quest.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId } from '../identity.ts';
import { loadOptional, type Loaders, loadRequired } from '../loaders.ts';

type QuestId = Pick<QuestRecord, 'id'>;

const creaturesAt =
  (field: QuestPlace) =>
  async (quest: QuestId, _: object, { load }: ApiContext) =>
    (await placesAt(field, quest, load)).map((id) => loadRequired(load.creature, id));

const objectsAt =
  (field: QuestPlace) =>
  async (quest: QuestId, _: object, { load }: ApiContext) =>
    (await placesAt(field, quest, load)).map((id) => loadRequired(load.gameObject, id));

const placesAt = async (field: QuestPlace, { id }: QuestId, load: Loaders): Promise<number[]> =>
  (await load.questPlaces.load(id)).flatMap((place) => (place.field === field ? [place.placeId] : []));

export const questResolvers: Resolvers = {
  Query: {
    quest: (_, { id }, { load }) => loadOptional(load.quest, integerId(id)),
    quests: (_, args, { sql }) => connect(args, quests.list(sql, args)),
  },
  QuestsConnection: connectionFields,
  Quest: {
    type: ({ type }) => questTypeFlags(type),
    raceRestriction: ({ races }) => racesOf(races),
    careerRestriction: ({ careers }) => careersOf(careers),
    expireTime: ({ expireSeconds }) => (expireSeconds === null ? null : isoDuration(expireSeconds)),
    repeatableTime: ({ repeatableSeconds }) => isoDuration(repeatableSeconds),
    objectives: ({ id }, _, { load }) => load.questObjectives.load(id),
    rewardsChoice: async ({ id }, _, { load }) =>
      (await load.questRewards.load(id)).filter(({ isChoice }) => isChoice),
    rewardsGiven: async ({ id }, _, { load }) =>
      (await load.questRewards.load(id)).filter(({ isChoice }) => !isChoice),
    starterCreatures: creaturesAt('starterCreatures'),
    starterGameObjects: objectsAt('starterGameObjects'),
    finisherCreatures: creaturesAt('finisherCreatures'),
    finisherGameObjects: objectsAt('finisherGameObjects'),
  },
  QuestReward: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
  Creature: {
    questsStarter: ({ id }, _, { load }) => load.questsOfCreature.load(id),
    questsFinisher: ({ id }, _, { load }) => load.questsFinishedAtCreature.load(id),
  },
  GameObject: {
    questsStarter: ({ id }, _, { load }) => load.questsOfGameObject.load(id),
    questsFinisher: ({ id }, _, { load }) => load.questsFinishedAtGameObject.load(id),
  },
  Item: {
    rewardedFromQuests: ({ id }, args, { load }) => connect(args, load.questsRewardingItem(id, {})),
  },
  RewardedFromQuestsConnection: connectionFields,
};
