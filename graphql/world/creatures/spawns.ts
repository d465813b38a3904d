import { anywhere, scatter, UNMAPPED } from '#graphql/world/places/points.ts';
import type { ZoneKind } from '#graphql/world/places/zone-data.ts';
import { ZONES, type Zone } from '#graphql/world/places/zones.ts';
import type { Random } from '#graphql/world/random.ts';
import type { Spawn } from './creature.ts';

const SPREAD = 2500;

/** Hands out places; ids ascend over everything that it places. */
export class Settler {
  readonly #random: Random;
  #id: number;

  constructor(random: Random, firstId: number) {
    this.#random = random;
    this.#id = firstId;
  }

  /** So many places in so many zones of the given kinds, those of one zone close together; inside its corners. */
  settle(homes: readonly ZoneKind[], zones: number, places: number): Spawn[] {
    const home = this.#random.pick(homes);
    const settled = this.#random.shuffle(ZONES.filter(({ kind }) => kind === home)).slice(0, zones);
    return settled.flatMap((zone) => this.#placesIn(zone, places));
  }

  #placesIn(zone: Zone, places: number): Spawn[] {
    const corners = zone.corners ?? UNMAPPED;
    const camp = anywhere(this.#random, corners, 0.15);
    return Array.from({ length: places }, () => ({
      id: (this.#id += 1),
      zone,
      ...scatter(this.#random, camp, SPREAD, corners),
    }));
  }
}
