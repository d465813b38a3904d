import { iconSource } from '#components/item/icon-source.ts';
import { recordResponse } from '#lib/api/record-response.ts';
import { ITEM_CARD } from '#lib/data/item-cards.ts';
import { itemCard } from '#lib/game/item-card.ts';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** What the tooltip of an item is made of. */
export const GET = async (_request: Request, { params }: Context): Promise<Response> =>
  recordResponse(ITEM_CARD, await params, (item) => itemCard(item, iconSource));
