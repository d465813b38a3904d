import { GetItemPopupInfoDocument, type ItemCardFragment } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/** An item as its tooltip shows it. */
export const ITEM_CARD: RecordSource<{ readonly id: string }, string, ItemCardFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: async (id) => mapAnswer(await query(GetItemPopupInfoDocument, { id }, CATALOGUE), ({ item }) => item),
};
