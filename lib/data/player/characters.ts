import { cache } from 'react';

import { GetCharacterInfoDocument, type CharacterCardFragment } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** One character with its guild. */
export const CHARACTER: RecordSource<{ id: string }, string, CharacterCardFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetCharacterInfoDocument, { id }, PROFILE), ({ character }) => character),
  ),
};
