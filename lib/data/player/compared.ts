import { ITEM } from '../catalogue/items.ts';

/** The item that another is compared with; null for one that no address can name. */
export const getCompared = (id: string | null): ReturnType<typeof ITEM.get> =>
  id === null ? Promise.resolve({ data: null, staleSince: null }) : ITEM.get(id);
