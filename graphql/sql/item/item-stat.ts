import type { Stat } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';

export type ItemStatRecord = { stat: Stat; value: number; percentage: boolean };

type OwnedStatRecord = ItemStatRecord & { itemId: number };

/** Stats of many items at once. */
export const statsOfItems = batchRead(
  'itemId',
  (sql, itemIds) => sql<OwnedStatRecord[]>`
    /* statsOfItems */
    select item_id as "itemId", stat, value, percentage
    from item_stat
    where item_id = any(${itemIds}::bigint[])
    order by item_id, position`,
);
