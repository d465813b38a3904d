import { GetItemPopupInfoDocument, type ItemCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';

/**
 * An item as its tooltip shows it; null for an unknown one.
 * @param id as in the address
 */
export async function getItemCard(id: string): Promise<Answer<ItemCardFragment | null>> {
  const itemId = parseEntityId(id);
  if (itemId === null) return { data: null, provenance: null };
  return mapAnswer(await query(GetItemPopupInfoDocument, { id: itemId }, CATALOGUE), ({ item }) => item);
}
