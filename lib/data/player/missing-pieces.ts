import {
  GetPieceSourcesDocument,
  type ItemTagFragment,
  type PieceSourcesFragment,
  type Realm,
} from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { canWear, partialSets, type PartialSet } from '#lib/game/armory/missing-pieces.ts';
import type { WornPiece } from '#lib/game/items/item-set.ts';
import { realmOfCareer } from '#lib/game/players/careers.ts';

import { itemsByIds } from '../items-by-ids.ts';

/** The number of pieces whose sources are loaded. */
const MOST_PIECES = 100;

/** Offers and quests of each piece that are read; the others are only counted. */
const SOURCES = 3;

/** A character with worn items. */
interface Wearer {
  readonly career: string;
  readonly items: readonly WornPiece<ItemTagFragment>[];
}

/** A player's incomplete sets, and where the missing pieces come from. */
interface MissingPieces {
  readonly sets: readonly PartialSet<ItemTagFragment>[];
  /** Sources by the id of the piece. */
  readonly sources: ReadonlyMap<string, PieceSourcesFragment>;
  /** The realm of the character. */
  readonly realm: Realm;
}

/**
 * Loads the missing pieces of sets that a character wears in part, at most 100 pieces, in at most two questions. There
 * are no sets where nothing is missing; pieces that the API no longer knows count as missing, without a source.
 */
export async function getMissingPieces({ career, items }: Wearer): Promise<Answer<MissingPieces>> {
  const realm = realmOfCareer(career);
  const ids = partialSets(items)
    .flatMap(({ missing }) => missing.map(({ id }) => id))
    .slice(0, MOST_PIECES);
  if (ids.length === 0) return { data: { sets: [], sources: new Map(), realm }, provenance: null };
  const asked = new Set(ids);
  const answer = await itemsByIds(GetPieceSourcesDocument, ids, { sources: SOURCES });
  const sources = answer.data;
  const sets = partialSets(items, ({ id }, slotsTaken) => {
    const piece = sources.get(id);
    return asked.has(id) && (!piece || canWear(piece, career, slotsTaken));
  });
  return { ...answer, data: { sets, sources, realm } };
}
