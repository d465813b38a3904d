import { GetQuestsOfZonesDocument } from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER, CATALOGUE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { placedQuests } from '#lib/game/quests/placed-quests.ts';
import { creaturesIn, dropsIn } from '#lib/url/dungeon-lists.ts';
import { ITEM_NEEDS } from '#lib/url/filter/item-filter.ts';

import { listCreatures, standingIn } from './creatures.ts';
import { listItems } from './items.ts';

/** Lists the quests that creatures of a dungeon or a zone give; null where the API cannot choose creatures by place. */
export async function listQuestsIn(id: string) {
  const place = await standingIn(id);
  if (place === null) return NO_ANSWER;
  return mapAnswer(await query(GetQuestsOfZonesDocument, place, CATALOGUE), ({ creatures }) =>
    placedQuests(creatures?.nodes ?? [], creatures?.totalCount ?? 0),
  );
}

async function listDrops(id: string) {
  return (await whatIsOffered())(ITEM_NEEDS.dropsIn) ? listItems(dropsIn(id)) : NO_ANSWER;
}

/** Starts the lists of what is in a dungeon or a zone; nothing of what the API cannot choose by place. */
export const inPlace = (id: string) => ({
  drops: listDrops(id),
  quests: listQuestsIn(id),
  creatures: standingIn(id).then((place) => (place ? listCreatures(creaturesIn(id)) : NO_ANSWER)),
});
