import { mapAnswer } from '#lib/api/answer.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { getWornItem } from '#lib/data/player/armories.ts';
import { itemCard } from '#lib/game/items/item-card.ts';
import { iconSource } from '#components/item/item-icon.tsx';

/** Seconds in the cache; players change their equipment. */
const MAX_AGE = 60;

/** Answers with the data of a worn item's tooltip: the item, its talismans, and how much of its set is worn. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/character/[id]/armory/[slot]/tooltip'>,
): Promise<Response> {
  const { id, slot } = await params;
  return recordResponse(wornItemCard(id, slot), MAX_AGE);
}

const wornItemCard = async (id: string, slot: string) =>
  mapAnswer(await getWornItem(id, slot), (worn) => worn && itemCard(worn.item, iconSource, worn));
