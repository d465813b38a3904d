import type { Biome } from './biomes.ts';
import { CELLS } from './grid.ts';
import type { Random } from './noise.ts';
import type { OccupiedAreas } from './occupied-areas.ts';
import { distance, type MapPoint } from './map-drawing.ts';
import type { Terrain } from './terrain.ts';

/** The sites of keeps and villages. */
export interface Settlements {
  readonly keeps: readonly MapPoint[];
  readonly villages: readonly MapPoint[];
}

interface SiteRules {
  readonly count: number;
  readonly attempts: number;
  readonly margin: number;
  readonly lowest: number;
  readonly highest: number;
  readonly apart: number;
}

const KEEP_RADIUS = 13;
const VILLAGE_RADIUS = 6;

const findSites = (
  rules: SiteRules,
  taken: readonly MapPoint[],
  land: Terrain,
  random: Random,
): MapPoint[] => {
  const sites: MapPoint[] = [];
  const span = CELLS - 2 * rules.margin;
  for (let attempts = 0; attempts < rules.attempts && sites.length < rules.count; attempts += 1) {
    const site = { x: rules.margin + random() * span, y: rules.margin + random() * span };
    const height = land.heights.at(site.x, site.y);
    if (height < rules.lowest || height > rules.highest) continue;
    if ([...taken, ...sites].every((other) => distance(other, site) >= rules.apart)) sites.push(site);
  }
  return sites;
};

/** Keeps on middle ground, far apart, and villages on low ground between them. */
export const settlements = (
  land: Terrain,
  biome: Biome,
  occupied: OccupiedAreas,
  random: Random,
): Settlements => {
  const keepRules = { count: biome.keeps, attempts: 400, margin: 34, lowest: 0.06, highest: 0.5, apart: 62 };
  const keeps = findSites(keepRules, [], land, random);
  const villageRules = {
    count: biome.villages,
    attempts: 300,
    margin: 22,
    lowest: 0.04,
    highest: 0.42,
    apart: 34,
  };
  const villages = findSites(villageRules, keeps, land, random);
  for (const keep of keeps) occupied.add(keep, KEEP_RADIUS);
  for (const village of villages) occupied.add(village, VILLAGE_RADIUS);
  return { keeps, villages };
};
