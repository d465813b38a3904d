import { distance, type MapPoint } from './map-drawing.ts';

interface Circle {
  readonly centre: MapPoint;
  readonly radius: number;
}

/** The areas that symbols cover, so that no later one overlaps them. All lengths in cells. */
export class OccupiedAreas {
  readonly #circles: Circle[] = [];

  add(centre: MapPoint, radius: number): void {
    this.#circles.push({ centre, radius });
  }

  isFree(point: MapPoint, margin: number): boolean {
    return this.#circles.every(({ centre, radius }) => distance(centre, point) >= margin + radius);
  }

  countNear(point: MapPoint, radius: number): number {
    return this.#circles.filter(({ centre }) => distance(centre, point) < radius).length;
  }
}
