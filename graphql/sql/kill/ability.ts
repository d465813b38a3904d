import { batchRead } from '../engine/batch-read.ts';

export type AbilityRecord = { id: number; name: string | null; iconNumber: number };

export const abilitiesById = batchRead(
  'id',
  (sql, ids) => sql<AbilityRecord[]>`
    /* abilitiesById */
    select id, name, icon_number as "iconNumber"
    from ability
    where id = any(${ids}::bigint[])`,
);
