import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { connect, connectionFields } from '../connection.ts';

/** Resolvers for sources of an item other than vendors and quests. */
export const itemSourceResolvers: Resolvers = {
  Item: {
    dropsFromCreatures: ({ id }, args, { load }) => connect(args, load.creaturesDroppingItem(id, {})),
    dropsFromGameObjects: ({ id }, args, { load }) => connect(args, load.gameObjectsDroppingItem(id, {})),
    rewardedFromChapters: ({ id }, args, { load }) => connect(args, load.chaptersRewardingItem(id, {})),
  },
  DropsFromCreaturesConnection: connectionFields,
  DropsFromGameObjectsConnection: connectionFields,
  RewardedFromChaptersConnection: connectionFields,
};
