import { cache } from 'react';

import {
  type ArmoryFragment,
  GetCharacterArmoryDocument,
  type WornItemFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { type ApiError, asApiError } from '#lib/api/api-error.ts';
import { askBeside } from '#lib/api/ask-beside.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { piecesWorn } from '#lib/game/items/item-set.ts';

import { CHARACTER } from './characters.ts';

/** Loads the worn items of a character; null for an unknown one. */
export const getArmory = cache(async (id: string): Promise<Answer<ArmoryFragment | null>> =>
  mapAnswer(await query(GetCharacterArmoryDocument, { id }, PROFILE), ({ character }) => character),
);

/**
 * The source of a character with an armory. Missing pieces can be loaded only when the armory is known, which would be
 * a third question in a row.
 */
export const ARMORY_OWNER = askBeside(CHARACTER, getArmory);

/** The armory to compare with; both are null for a character that does not exist. */
export interface OtherArmory {
  readonly armory: ArmoryFragment | null;
  /** The error that it failed with. */
  readonly error: ApiError | null;
}

const NOBODY: Answer<OtherArmory> = { data: { armory: null, error: null }, staleSince: null };

/**
 * The armory to compare a character's with. Malformed ids and the character itself are nobody. Never fails, so that
 * the character's own armory can still be shown.
 * @param vs as the address has it
 */
export async function getOtherArmory(id: string, vs: string): Promise<Answer<OtherArmory>> {
  const otherId = parseEntityId(vs);
  if (otherId === null || otherId === id) return NOBODY;
  try {
    return mapAnswer(await getArmory(otherId), (armory) => ({ armory, error: null }));
  } catch (reason) {
    return { data: { armory: null, error: asApiError(reason) }, staleSince: null };
  }
}

/** An item on somebody, and the ids of all that is worn of its set. */
interface WornPiece extends WornItemFragment {
  readonly wornPieces: readonly string[];
}

/**
 * Loads the item that a character wears in a slot; null for an empty slot, an unknown one, and an unknown character.
 * @param id as the address has it
 * @param slot as the address has it
 */
export async function getWornItem(id: string, slot: string): Promise<Answer<WornPiece | null>> {
  const characterId = parseEntityId(id);
  if (characterId === null) return { data: null, staleSince: null };
  return mapAnswer(await getArmory(characterId), (armory) => {
    const items = armory?.items ?? [];
    const worn = items.find(({ equipSlot }) => equipSlot === slot);
    if (!worn) return null;
    const setId = worn.item.itemSet?.id;
    const pieces = setId === undefined ? [] : piecesWorn(items, setId);
    return { ...worn, wornPieces: pieces.map(({ item }) => item.id) };
  });
}
