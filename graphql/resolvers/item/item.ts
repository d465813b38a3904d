import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { careersOf, racesOf } from '#graphql/sql/engine/where/bitmask.ts';
import { hasAllStats, items } from '#graphql/sql/item/item.ts';
import { byStats, isFromSomewhere, itemChoice, usableBy } from '#graphql/sql/item/item-choice.ts';
import {
  type ItemSetBonusRecord,
  bonusesOfSets,
  itemSetsById,
  itemsOfSets,
  effectsOfItems,
  statsOfItems,
} from '#graphql/sql/item/item-set.ts';
import { wornByBest } from '#graphql/sql/item/worn-by-best.ts';
import { itemsOfCharacters } from '#graphql/sql/character/character.ts';
import { abilitiesById } from '#graphql/sql/kill/ability.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import {
  chaptersRewardingItem,
  creaturesDroppingItem,
  gameObjectsDroppingItem,
} from '#graphql/sql/item/item-source.ts';
import {
  offersCostingItem,
  offersOfCreature,
  offersOfItem,
  requiredItemsOfOffers,
  sellersOfOffers,
} from '#graphql/sql/item/vendor-item.ts';
import { connect } from '../connection.ts';
import { integerId, item } from '../references.ts';
import type { Loaders } from '../loaders.ts';

export const itemResolvers: Resolvers = {
  Query: {
    wornByBest: (_, { career }, { sql }) => wornByBest(sql, career),
    item: (_, { id }, { load }) => load.optional(items.byId, integerId(id)),
    items: (_, { hasStats, usableByCareer, mostOf, dpsWeight, ...args }, { sql }) => {
      const { where, ofSet, soldFor, dropsFrom, dropsIn, hasSource, isReward } = args;
      const isNarrowed =
        [usableByCareer, ofSet, soldFor, dropsFrom, dropsIn, hasSource, isReward].some(
          (each) => each != null,
        ) || [...Object.keys(where ?? {}), ...(hasStats ?? [])].length > 0;
      const sourced = hasSource == null ? undefined : isFromSomewhere(sql, hasSource);
      const ranking = byStats(sql, mostOf, dpsWeight ?? 0, isNarrowed, sourced);
      const conditions = [
        hasAllStats(sql, hasStats),
        usableBy(sql, usableByCareer),
        ...itemChoice(sql, args),
        ...(sourced && !ranking ? [sourced] : []),
      ];
      return connect(args, items.list(sql, args, conditions, ranking));
    },
  },
  Item: {
    iconUrl: ({ iconNumber }, _, { iconUrl }) => iconUrl(iconNumber),
    careerRestriction: ({ careers }) => careersOf(careers),
    raceRestriction: ({ races }) => racesOf(races),
    stats: ({ id }, _, { load }) => load.all(statsOfItems, id),
    abilities: async ({ id }, _, { load }) =>
      (await load.all(effectsOfItems, id)).filter(({ isBuff }) => !isBuff),
    buffs: async ({ id }, _, { load }) => (await load.all(effectsOfItems, id)).filter(({ isBuff }) => isBuff),
    itemSet: ({ itemSetId }, _, { load }) => load.optional(itemSetsById, itemSetId),
    dropsFromCreatures: ({ id }, { standingIn, ...page }, { load }) =>
      connect(page, load.list(creaturesDroppingItem, id, { standingIn })),
    dropsFromGameObjects: ({ id }, args, { load }) =>
      connect(args, load.list(gameObjectsDroppingItem, id, {})),
    rewardedFromChapters: ({ id }, args, { load }) => connect(args, load.list(chaptersRewardingItem, id, {})),
    soldByVendors: ({ id }, args, { load }) => connect(args, load.list(offersOfItem, id, {})),
    usedToPurchase: ({ id }, { slot, usableByCareer, ...page }, { load }) =>
      connect(page, load.list(offersCostingItem, id, { slot, usableByCareer })),
  },
  ItemSet: {
    items: ({ id }, _, { load }) => load.all(itemsOfSets, id),
    bonuses: ({ id }, _, { load }) => load.all(bonusesOfSets, id),
  },
  ItemSetBonus: {
    bonus: (bonus, _, { load }) =>
      bonus.effectId === null ? statOf(bonus) : load.required(abilitiesById, bonus.effectId),
  },
  ItemSetBonusValue: {
    __resolveType: (value) => ('stat' in value ? 'ItemStat' : 'Ability'),
  },
  Character: {
    items: ({ id }, _, { load }) => load.all(itemsOfCharacters, id),
  },
  CharacterItem: {
    item,
    talismans: ({ talismanIds }, _, { load }) => talismanIds.map((id) => load.required(items.byId, id)),
  },
  Creature: {
    vendorItems: ({ id }, args, { load }) => connect(args, load.list(offersOfCreature, id, {})),
  },
  VendorItem: {
    item,
    requiredItems: ({ id }, _, { load }) => load.all(requiredItemsOfOffers, id),
    creatures: ({ id }, _, { load }) => sellersOf(load, id),
    soldBy: ({ id }, _, { load }) => sellersOf(load, id),
  },
  VendorItemRequiredItem: { item },
};

function statOf({ stat, value, percentage }: ItemSetBonusRecord) {
  if (stat === null || value === null || percentage === null)
    throw new Error('A set has a bonus of nothing.');
  return { stat, value, percentage };
}

async function sellersOf(load: Loaders, offerId: number) {
  const sellers = await load.all(sellersOfOffers, offerId);
  // One by one, so that a seller that cannot be resolved fails alone.
  return sellers.map(({ creatureId }) => load.required(creatures.byId, creatureId));
}
