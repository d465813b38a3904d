import { distance, type Place } from './map-geometry.ts';

interface Circle {
  readonly centre: Place;
  readonly radius: number;
}

/** The ground that symbols already stand on, so that no later one covers them. All lengths in cells. */
export class Occupied {
  readonly #circles: Circle[] = [];

  add(centre: Place, radius: number): void {
    this.#circles.push({ centre, radius });
  }

  isFree(place: Place, margin: number): boolean {
    return this.#circles.every(({ centre, radius }) => distance(centre, place) >= margin + radius);
  }

  countNear(place: Place, reach: number): number {
    return this.#circles.filter(({ centre }) => distance(centre, place) < reach).length;
  }
}
