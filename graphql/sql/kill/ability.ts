import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';

export type AbilityRecord = { id: number; name: string | null; iconNumber: number };

export const abilitiesById = (sql: Database, ids: readonly number[]) => sql<AbilityRecord[]>`
  /* abilitiesById */
  select id, name, icon_number as "iconNumber"
  from ability
  where id = any(${arrayLiteral(ids)}::bigint[])`;
