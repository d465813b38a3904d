import { cache } from 'react';

import { GetCharacterInfoDocument, type CharacterCardFragment } from '#graphql/generated/documents.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** One character with its guild, or null when the id is malformed or unknown. */
export const getCharacter = cache(async (id: string): Promise<CharacterCardFragment | null> => {
  const characterId = parseEntityId(id);
  if (!characterId) return null;
  const { character } = await query(GetCharacterInfoDocument, { id: characterId }, PROFILE);
  return character;
});
