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
