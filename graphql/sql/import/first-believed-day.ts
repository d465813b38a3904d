import type { Database } from '../engine/connection/database.ts';

/** The first day (since 1970) that is believed: what is earlier is of a wrong clock (rules.md: Wrong clocks). */
export async function firstBelievedDay(sql: Database): Promise<number> {
  const [{ day }] = await sql<[{ day: number }]>`
    /* firstBelievedDay */
    select first_believed_day() as day`;
  return day;
}
