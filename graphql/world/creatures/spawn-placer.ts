import { randomPoint, randomPointNear, FULL_EXTENT } from '#graphql/world/zones/points.ts';
import { type Zone, type ZoneKind, ZONES } from '#graphql/world/zones/zones.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Spawn } from './creature.ts';

const SPREAD = 2500;

/** Draws spawn points; their ids ascend over all of them. */
export class SpawnPlacer {
  readonly #random: Random;
  #id: number;

  constructor(random: Random, firstId: number) {
    this.#random = random;
    this.#id = firstId;
  }

  /** Places spawns in a number of zones of these kinds, close together and within the corners of the zone. */
  placeSpawns(habitats: readonly ZoneKind[], zones: number, count: number): Spawn[] {
    const habitat = this.#random.pick(habitats);
    const chosen = this.#random.shuffle(ZONES.filter(({ kind }) => kind === habitat)).slice(0, zones);
    return chosen.flatMap((zone) => this.#spawnsIn(zone, count));
  }

  #spawnsIn(zone: Zone, count: number): Spawn[] {
    const corners = zone.corners ?? FULL_EXTENT;
    const center = randomPoint(this.#random, corners, 0.15);
    return Array.from({ length: count }, () => ({
      id: (this.#id += 1),
      zone,
      ...randomPointNear(this.#random, center, SPREAD, corners),
    }));
  }
}
