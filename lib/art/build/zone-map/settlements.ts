import type { Biome } from './biomes.ts';
import { CELLS } from './grid.ts';
import type { Random } from './noise.ts';
import type { Occupied } from './occupied-areas.ts';
import { distance, type Place } from './map-geometry.ts';
import type { Terrain } from './terrain.ts';

/** Where people live on a map. */
export interface Settlements {
  readonly keeps: readonly Place[];
  readonly villages: readonly Place[];
}

interface SiteRules {
  readonly count: number;
  readonly tries: number;
  readonly margin: number;
  readonly lowest: number;
  readonly highest: number;
  readonly apart: number;
}

const KEEP_RADIUS = 13;
const VILLAGE_RADIUS = 6;

const findSites = (rules: SiteRules, taken: readonly Place[], land: Terrain, random: Random): Place[] => {
  const sites: Place[] = [];
  const span = CELLS - 2 * rules.margin;
  for (let tries = 0; tries < rules.tries && sites.length < rules.count; tries += 1) {
    const site = { x: rules.margin + random() * span, y: rules.margin + random() * span };
    const height = land.heights.at(site.x, site.y);
    if (height < rules.lowest || height > rules.highest) continue;
    if ([...taken, ...sites].every((other) => distance(other, site) >= rules.apart)) sites.push(site);
  }
  return sites;
};

/** Keeps on middle ground, far apart, and villages on low ground between them. */
export const settlements = (land: Terrain, biome: Biome, occupied: Occupied, random: Random): Settlements => {
  const keepRules = { count: biome.keeps, tries: 400, margin: 34, lowest: 0.06, highest: 0.5, apart: 62 };
  const keeps = findSites(keepRules, [], land, random);
  const villageRules = {
    count: biome.villages,
    tries: 300,
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
