import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { isoDuration } from '#graphql/rules/iso-duration.ts';
import { careersOf, questTypeFlags, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import type { ApiContext } from '#graphql/resolvers/context.ts';
import {
  type QuestPlace,
  placesOfQuests,
  questsFinishedAtCreatures,
  questsFinishedAtGameObjects,
  questsOfCreatures,
  questsOfGameObjects,
  objectivesOfQuests,
  rewardsOfQuests,
} from '#graphql/sql/quest/quest-starter.ts';
import { type QuestRecord, quests, questsRewardingItem } from '#graphql/sql/quest/quest.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import { gameObjects } from '#graphql/sql/game-object/game-object.ts';
import { connect } from '../connection.ts';
import { integerId, item } from '../references.ts';
import type { Loaders } from '../loaders.ts';

type QuestId = Pick<QuestRecord, 'id'>;

const creaturesAt =
  (field: QuestPlace) =>
  async (quest: QuestId, _: object, { load }: ApiContext) =>
    (await placesAt(field, quest, load)).map((id) => load.required(creatures.byId, id));

const objectsAt =
  (field: QuestPlace) =>
  async (quest: QuestId, _: object, { load }: ApiContext) =>
    (await placesAt(field, quest, load)).map((id) => load.required(gameObjects.byId, id));

const placesAt = async (field: QuestPlace, { id }: QuestId, load: Loaders): Promise<number[]> =>
  (await load.all(placesOfQuests, id)).flatMap((place) => (place.field === field ? [place.placeId] : []));

export const questResolvers: Resolvers = {
  Query: {
    quest: (_, { id }, { load }) => load.optional(quests.byId, integerId(id)),
    quests: (_, args, { sql }) => connect(args, quests.list(sql, args)),
  },
  Quest: {
    type: ({ type }) => questTypeFlags(type),
    raceRestriction: ({ races }) => racesOf(races),
    careerRestriction: ({ careers }) => careersOf(careers),
    expireTime: ({ expireSeconds }) => (expireSeconds === null ? null : isoDuration(expireSeconds)),
    repeatableTime: ({ repeatableSeconds }) => isoDuration(repeatableSeconds),
    objectives: ({ id }, _, { load }) => load.all(objectivesOfQuests, id),
    rewardsChoice: async ({ id }, _, { load }) =>
      (await load.all(rewardsOfQuests, id)).filter(({ isChoice }) => isChoice),
    rewardsGiven: async ({ id }, _, { load }) =>
      (await load.all(rewardsOfQuests, id)).filter(({ isChoice }) => !isChoice),
    starterCreatures: creaturesAt('starterCreatures'),
    starterGameObjects: objectsAt('starterGameObjects'),
    finisherCreatures: creaturesAt('finisherCreatures'),
    finisherGameObjects: objectsAt('finisherGameObjects'),
  },
  QuestReward: { item },
  Creature: {
    questsStarter: ({ id }, _, { load }) => load.all(questsOfCreatures, id),
    questsFinisher: ({ id }, _, { load }) => load.all(questsFinishedAtCreatures, id),
  },
  GameObject: {
    questsStarter: ({ id }, _, { load }) => load.all(questsOfGameObjects, id),
    questsFinisher: ({ id }, _, { load }) => load.all(questsFinishedAtGameObjects, id),
  },
  Item: {
    rewardedFromQuests: ({ id }, args, { load }) => connect(args, load.list(questsRewardingItem, id, {})),
  },
};
