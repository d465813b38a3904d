import { importLines } from '#graphql/import/import-lines.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';

/* The rule of skirmishes from kills (rules.md), told again without the database. */

const LULL = 180;
const DISTANCE = 6_000;
const FEWEST = 5;

/** A kill of the open world that names no skirmish; time in seconds. */
export interface PlacedKill {
  readonly id: number;
  readonly zone: number;
  readonly time: number;
  readonly x: number;
  readonly y: number;
}

/** The kills of each skirmish, in the order of their times, by the first of them. */
export function skirmishesOf(kills: readonly PlacedKill[]): ReadonlyMap<number, readonly number[]> {
  const zones = new Map<number, PlacedKill[]>();
  for (const kill of kills) zones.set(kill.zone, [...(zones.get(kill.zone) ?? []), kill]);
  const byTime = (kill: PlacedKill) => kill.time;
  const parts = [...zones.values()]
    .flatMap((part) => parted(part, byTime, LULL))
    .flatMap((part) => parted(part, ({ x }) => x, DISTANCE))
    .flatMap((part) => parted(part, ({ y }) => y, DISTANCE))
    .flatMap((part) => parted(part, byTime, LULL))
    .filter(({ length }) => length >= FEWEST)
    .map((part) => part.toSorted((one, other) => one.time - other.time || one.id - other.id));
  return new Map(parts.map((part) => [part[0]?.id ?? 0, part.map(({ id }) => id)]));
}

/** Parts the kills where two neighbours are more than `most` apart. */
function parted(
  kills: readonly PlacedKill[],
  of: (kill: PlacedKill) => number,
  most: number,
): PlacedKill[][] {
  const parts: PlacedKill[][] = [];
  for (const kill of kills.toSorted((one, other) => of(one) - of(other))) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    if (last && before && of(kill) - of(before) <= most) last.push(kill);
    else parts.push([kill]);
  }
  return parts;
}

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

/** Lines that name the zone, the guild and the fighters of fights, which are known by their ids alone else. */
export const namedLines = (zone: number): readonly string[] => [
  JSON.stringify({ kind: 'Zone', id: String(zone), name: 'Praag', type: 'PVP' }),
  JSON.stringify({ kind: 'Guild', id: '3', name: 'Hollow Lantern', realm: 'DESTRUCTION', level: 40 }),
  ...[
    ['12', 'CHOSEN'],
    ['13', 'CHOSEN'],
    ['34', 'SLAYER'],
  ].map(([id, career]) =>
    JSON.stringify({ kind: 'Character', id, name: `Player${id}`, career, level: 40, renownRank: 80 }),
  ),
];

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
