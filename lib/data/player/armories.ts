import { cache } from 'react';

import {
  type ArmoryFragment,
  type CharacterHitFragment,
  GetCharacterArmoryDocument,
  type WornItemFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, PROFILE } from '#lib/api/answer.ts';
import { type ApiError, asApiError } from '#lib/api/api-error.ts';
import { withPrefetch } from '#lib/api/with-prefetch.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { piecesWorn } from '#lib/game/items/item-set.ts';

import { CHARACTER } from './characters-and-guilds.ts';
import { findNamedCharacter } from './named-characters.ts';

/** Loads the worn items of a character; null for an unknown one. */
export const getArmory = cache(async (id: string): Promise<Answer<ArmoryFragment | null>> =>
  mapAnswer(await query(GetCharacterArmoryDocument, { id }, PROFILE), ({ character }) => character),
);

/**
 * The source of a character with an armory. Missing pieces can be loaded only when the armory is known, which would be
 * a third question in a row.
 */
export const ARMORY_OWNER = withPrefetch(CHARACTER, getArmory);

/** The armory to compare with; empty where there is neither an armory nor a choice. */
export interface OtherArmory {
  readonly armory: ArmoryFragment | null;
  /** Characters whom the name may mean, where it means more than one. */
  readonly choices: readonly CharacterHitFragment[];
  /** The reason why it could not be loaded. */
  readonly error: ApiError | null;
}

const NOTHING = { armory: null, choices: [], error: null };

/**
 * The armory to compare a character's with. Undefined for unknown names and numbers and for the
 * character itself. Never fails, so that the character's own armory can still be shown.
 * @param vs a number or a name, as in the address
 */
export async function getOtherArmory(id: string, vs: string): Promise<Answer<OtherArmory>> {
  try {
    const otherId = parseEntityId(vs.replace(/^#/, ''));
    if (otherId !== null) return await armoryOf(otherId, id);
    const { data, provenance } = await findNamedCharacter(vs, id);
    if (data.one) return await armoryOf(data.one.id, id);
    return { data: { ...NOTHING, choices: data.choices }, provenance };
  } catch (reason) {
    return { data: { ...NOTHING, error: asApiError(reason) }, provenance: null };
  }
}

async function armoryOf(otherId: string, id: string): Promise<Answer<OtherArmory>> {
  if (otherId === id) return { data: NOTHING, provenance: null };
  return mapAnswer(await getArmory(otherId), (armory) => ({ ...NOTHING, armory }));
}

/** A worn item, and the ids of the worn pieces of its set. */
interface WornPiece extends WornItemFragment {
  readonly wornPieces: readonly string[];
}

/**
 * Loads the item that a character wears in a slot; null for an empty slot, an unknown one, and an unknown character.
 * @param id as in the address
 * @param slot as in the address
 */
export async function getWornItem(id: string, slot: string): Promise<Answer<WornPiece | null>> {
  const characterId = parseEntityId(id);
  if (characterId === null) return { data: null, provenance: null };
  return mapAnswer(await getArmory(characterId), (armory) => {
    const items = armory?.items ?? [];
    const worn = items.find(({ equipSlot }) => equipSlot === slot);
    if (!worn) return null;
    const setId = worn.item.itemSet?.id;
    const pieces = setId === undefined ? [] : piecesWorn(items, setId);
    return { ...worn, wornPieces: pieces.map(({ item }) => item.id) };
  });
}
