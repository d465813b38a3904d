import type { Biome } from './biomes.ts';
import { buildings } from './buildings.ts';
import { compass } from './compass.ts';
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
import { INK, px } from './map-drawing.ts';

const OUTER = 5;
const INNER = 13;
const WIDTH = INNER - OUTER;
const DIVISIONS = 16;

const line = (inset: number, width: number): string => {
  const side = MAP_SIZE - 2 * inset;
  return `<rect x="${inset}" y="${inset}" width="${side}" height="${side}" stroke-width="${width}"/>`;
};

const ticks = (division: number): string => {
  const length = (MAP_SIZE - 2 * OUTER) / DIVISIONS;
  const start = px(OUTER + length * division);
  const along = px(length);
  const across = (y: number): string => `M${start} ${y}h${along}v${WIDTH}h-${along}z`;
  const down = (x: number): string => `M${x} ${start}v${along}h${WIDTH}v-${along}z`;
  return across(OUTER) + across(MAP_SIZE - INNER) + down(OUTER) + down(MAP_SIZE - INNER);
};

const EVERY_OTHER = Array.from({ length: DIVISIONS / 2 }, (_, index) => ticks(index * 2)).join('');

/** The graduated border of the map. */
const FRAME =
  `<g fill="none" stroke="${INK}">${line(OUTER, 1.6)}${line(INNER, 1.2)}</g>` +
  `<path d="${EVERY_OTHER}" fill="${INK}" opacity=".72"/>`;

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
