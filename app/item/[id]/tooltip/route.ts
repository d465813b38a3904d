import { mapAnswer } from '#lib/api/answer.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { getItemCard } from '#lib/data/catalogue/item-cards.ts';
import { itemCard } from '#lib/game/items/item-card.ts';
import { iconSource } from '#components/item/item-icon.tsx';

/** Seconds in the cache; the library of the game seldom changes. */
const MAX_AGE = 3600;

/** Answers with the data of an item's tooltip. */
export async function GET(_: Request, { params }: RouteContext<'/item/[id]/tooltip'>): Promise<Response> {
  const { id } = await params;
  return recordResponse(card(id), MAX_AGE);
}

const card = async (id: string) =>
  mapAnswer(await getItemCard(id), (item) => item && itemCard(item, iconSource));
