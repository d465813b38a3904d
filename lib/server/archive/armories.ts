import { GetArchivedArmoriesDocument, type GetArchivedArmoriesQuery } from '#graphql/generated/documents.ts';
import { areRowsWrong } from '#graphql/server/database-errors.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { idPlaces, placed } from '#lib/api/id-places.ts';
import type { Ask } from './archived-kinds.ts';

const DAY = 86_400;
/** Armories of one question. */
const PLACES = idPlaces(GetArchivedArmoriesDocument).length;

/**
 * Reads the armories of the best of one career into the archive, and counts what they wear; nothing where those of all
 * careers were read within a day.
 * @param now epoch seconds
 * @throws ApiError where the API is away
 */
export async function readArmories(sql: Database, ask: Ask, now: number): Promise<void> {
  const [due] = await sql<{ career: string; ids: string[] }[]>`
    /* careerToCount */
    select career, to_json(array(select unnest(ids)::text from best_of_career(career))) as ids
    from (select distinct career from "character") one left join best_of_career using (career)
    where counted_at is null or counted_at not between ${now - DAY} and ${now}
    order by counted_at nulls first, career limit 1`;
  if (!due) return;
  const armories: object[] = [];
  for (let at = 0; at < due.ids.length; at += PLACES) {
    const [first = '', ...others] = due.ids.slice(at, at + PLACES);
    const ids = placed(GetArchivedArmoriesDocument, [first, ...others]);
    const { data } = await ask<GetArchivedArmoriesQuery>(GetArchivedArmoriesDocument, ids);
    armories.push(...Object.values(data).flatMap((armory) => armory ?? []));
  }
  await writeArmories(sql, armories);
  await sql`/* countWorn */ select count_worn(${due.career}, ${now}::integer)`;
}

/** Writes armories in one piece; one by one where the database refuses one, which is left out then. */
async function writeArmories(sql: Database, armories: readonly object[]): Promise<void> {
  try {
    await sql`/* writeArmories */ select write_armories(${JSON.stringify(armories)}::text::jsonb)`;
  } catch (error) {
    if (!areRowsWrong(error)) throw error;
    if (armories.length > 1) for (const armory of armories) await writeArmories(sql, [armory]);
  }
}
