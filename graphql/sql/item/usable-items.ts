import type { Career, EquipSlot } from '#graphql/generated/resolvers.ts';
import { TRAINING, UNIVERSAL } from '#graphql/rules/usable-items.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { careerMask, raceMask } from '../engine/where/bitmask.ts';

/** The condition for rows of `item` that a career may wear or use; true for no career in particular. */
export function usableBy(sql: Database, career: Career | null | undefined): Fragment {
  if (career == null) return sql`true`;
  const [race, ...types] = TRAINING[career];
  return sql`
    (item.type = any(${arrayLiteral([...UNIVERSAL, ...types])}::text[])
     and (item.race_restriction = 0 or item.race_restriction & ${raceMask([race])}::integer <> 0)
     and (item.career_restriction = 0 or item.career_restriction & ${careerMask([career])}::integer <> 0))`;
}

/** The condition for rows of `item` that are worn in a slot; true for no slot in particular. */
export const wornIn = (sql: Database, slot: EquipSlot | null | undefined): Fragment =>
  slot == null ? sql`true` : sql`item.slot = ${slot}`;
