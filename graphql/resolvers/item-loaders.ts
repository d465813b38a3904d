import { itemsOfCharacters } from '../sql/character/armory.ts';
import { creaturesById } from '../sql/creature/creature.ts';
import type { Database } from '../sql/engine/database.ts';
import { gameObjectsById } from '../sql/game-object/game-object.ts';
import { effectsById, effectsOfItems, statsOfItems } from '../sql/item/item-part.ts';
import { bonusesOfSets, itemSetsById, itemsOfSets } from '../sql/item/item-set.ts';
import { itemsById } from '../sql/item/item.ts';
import { spawnsOfCreatures, spawnsOfGameObjects } from '../sql/zone/spawn.ts';
import { requiredItemsOfOffers, sellersOfOffers } from '../sql/item/vendor-item.ts';
import { many, one } from './batch-loader.ts';

/** Items, sets and offers, what stands around, and what players wear. */
export const createItemLoaders = (sql: Database) => ({
  item: one(
    (ids: readonly number[]) => itemsById(sql, ids),
    ({ id }) => id,
  ),
  itemStats: many(
    (ids: readonly number[]) => statsOfItems(sql, ids),
    ({ itemId }) => itemId,
  ),
  itemEffects: many(
    (ids: readonly number[]) => effectsOfItems(sql, ids),
    ({ itemId }) => itemId,
  ),
  effect: one(
    (ids: readonly number[]) => effectsById(sql, ids),
    ({ id }) => id,
  ),
  itemSet: one(
    (ids: readonly number[]) => itemSetsById(sql, ids),
    ({ id }) => id,
  ),
  itemsOfSet: many(
    (ids: readonly number[]) => itemsOfSets(sql, ids),
    ({ itemSetId }) => itemSetId ?? 0,
  ),
  setBonuses: many(
    (ids: readonly number[]) => bonusesOfSets(sql, ids),
    ({ itemSetId }) => itemSetId,
  ),
  characterItems: many(
    (ids: readonly number[]) => itemsOfCharacters(sql, ids),
    ({ characterId }) => characterId,
  ),
  creature: one(
    (ids: readonly number[]) => creaturesById(sql, ids),
    ({ id }) => id,
  ),
  creatureSpawns: many(
    (ids: readonly number[]) => spawnsOfCreatures(sql, ids),
    ({ ownerId }) => ownerId,
  ),
  gameObject: one(
    (ids: readonly number[]) => gameObjectsById(sql, ids),
    ({ id }) => id,
  ),
  gameObjectSpawns: many(
    (ids: readonly number[]) => spawnsOfGameObjects(sql, ids),
    ({ ownerId }) => ownerId,
  ),
  requiredItems: many(
    (ids: readonly number[]) => requiredItemsOfOffers(sql, ids),
    ({ vendorItemId }) => vendorItemId,
  ),
  sellers: many(
    (ids: readonly number[]) => sellersOfOffers(sql, ids),
    ({ vendorItemId }) => vendorItemId,
  ),
});
