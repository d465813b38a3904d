import type { Biome } from './biomes.ts';
import { buildings } from './buildings.ts';
import { compass } from './compass.ts';
import { FRAME } from './frame.ts';
import { MAP_SIZE } from './grid.ts';
import { drawSymbols } from './map-symbol.ts';
import { mountains } from './mountains.ts';
import type { Random } from './noise.ts';
import { OccupiedAreas } from './occupied-areas.ts';
import { reeds } from './reeds.ts';
import { rivers } from './rivers.ts';
import { roads } from './roads.ts';
import { settlements } from './settlements.ts';
import type { Terrain } from './terrain.ts';
import { trees } from './trees.ts';

/** Everything drawn on the parchment, as one SVG document without any text: the page prints the name. */
export const overlay = (land: Terrain, biome: Biome, random: Random): string => {
  const occupied = new OccupiedAreas();
  const water = rivers(land, biome, random);
  const sites = settlements(land, biome, occupied, random);
  const roadPaths = roads(land, sites, occupied);
  const peaks = mountains(land, biome, occupied, random);
  const rose = compass(land, occupied);
  const symbols = [
    ...peaks,
    ...trees(land, biome, water.bed, occupied, random),
    ...reeds(land, biome, occupied, random),
    ...buildings(sites, biome),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP_SIZE}" height="${MAP_SIZE}" viewBox="0 0 ${MAP_SIZE} ${MAP_SIZE}">` +
    `${water.svg}${roadPaths}${drawSymbols(symbols)}${rose}${FRAME}</svg>`
  );
};
