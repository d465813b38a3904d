import { cache } from 'react';

import { GetGuildInfoDocument, type GuildCardFragment } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { PROFILE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** One guild with its leader and number of members. */
export const GUILD: RecordSource<{ id: string }, string, GuildCardFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetGuildInfoDocument, { id }, PROFILE), ({ guild }) => guild),
  ),
};
