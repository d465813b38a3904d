import { importLines } from '#graphql/import/import-lines.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { PlacedKill } from './truth/skirmish-truth.ts';

/* Kills of the open world as lines of an import. */

export const CHOSEN = {
  character: { id: '12', career: 'CHOSEN' },
  level: 40,
  renownRank: 80,
  guild: { id: '3' },
};
export const SLAYER = { character: { id: '34', career: 'SLAYER' }, level: 38, renownRank: 71 };

/** A kill of a slayer by two others. */
export const fightLine = ({ id, zone, time, x, y }: PlacedKill, more: object = {}) =>
  JSON.stringify({
    kind: 'Kill',
    id: String(id),
    time,
    position: { zone: { id: String(zone) }, x, y },
    attackers: [
      { ...CHOSEN, damagePercent: 70 },
      { ...CHOSEN, character: { id: '13' }, damagePercent: 30 },
    ],
    victim: SLAYER,
    deathblow: { id: '13' },
    damage: [{ attackerType: 'PLAYER', damageType: 'ABILITY', attacker: { id: '12' }, damageAmount: 700 }],
    ...more,
  });

/** Imports lines of which none may be refused. */
export async function importFightLines(sql: Database, lines: readonly string[]): Promise<void> {
  const groups = (async function* () {
    yield lines;
  })();
  await importLines(sql, groups, ({ reason }) => {
    throw new Error(reason);
  });
}

/** The kills of each skirmish that was made from kills, in the order of their times, by the first of them. */
export const storedSkirmishes = async (sql: Database) => {
  const rows = await sql<{ first: number; ids: string }[]>`
    select (array_agg(id order by time, id))[1]::int as first, string_agg(id::text, ' ' order by time, id) as ids
    from kill where is_from_kills(skirmish_id)
      and skirmish_id = (select skirmish_from(id) from kill other where other.skirmish_id = kill.skirmish_id
                         order by time, id limit 1)
    group by skirmish_id`;
  return new Map(rows.map(({ first, ids }) => [first, ids.split(' ').map(Number)]));
};
