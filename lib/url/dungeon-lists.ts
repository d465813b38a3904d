import { ITEM_FILTER } from './filter/item-filter.ts';
import { CREATURE_FILTER } from './filter/name-filter.ts';
import { listAddress } from './paging/list-address.ts';
import { routes } from './routes.ts';

/** The list of what creatures of a dungeon leave behind, the highest item level first. */
export const dropsIn = (id: string) =>
  listAddress(routes.items, { dropsIn: id, order: 'itemLevel' }, ITEM_FILTER);

/** The list of the creatures of a dungeon. */
export const creaturesIn = (id: string) => listAddress(routes.creatures, { instance: id }, CREATURE_FILTER);
