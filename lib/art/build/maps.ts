import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { zoneBiome } from '#lib/art/build/zone-map/zone-biomes.ts';
import { zoneMapImages } from '#lib/art/build/zone-map/map-images.ts';
import { mapImage, MAP_WIDTHS, type MapWidth } from '#lib/game/places/map-image.ts';
import { ZONES_WITH_MAP } from '#lib/game/places/zones-with-map.ts';
import { generatorHash } from './generator-hash.ts';

/** Zone id to what its committed map was drawn from. */
type DrawnFrom = Record<string, string>;

const folder = new URL('../../../public/images/maps/', import.meta.url);
const record = new URL('map-sources.json', import.meta.url);

const mapFile = (zoneId: number, width: MapWidth): URL =>
  new URL(`../../../public${mapImage(zoneId, width)?.src}`, import.meta.url);

const readRecord = async (): Promise<DrawnFrom> =>
  JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as DrawnFrom;

const exist = async (zoneId: number): Promise<boolean> =>
  Promise.all(MAP_WIDTHS.map((width) => access(mapFile(zoneId, width)))).then(
    () => true,
    () => false,
  );

const wantedZones = (): number[] => {
  const named = process.argv.slice(2).map(Number);
  const unknown = named.filter((id) => !ZONES_WITH_MAP.has(id));
  if (unknown.length > 0) throw new Error(`Zones without a map: ${unknown.join(', ')}`);
  return named.length > 0 ? named : [...ZONES_WITH_MAP];
};

const draw = async (zoneId: number): Promise<void> => {
  const started = performance.now();
  const images = await zoneMapImages(zoneId, zoneBiome(zoneId));
  for (const [width, image] of images) await writeFile(mapFile(zoneId, width), image);
  const sizes = [...images.values()].map(({ length }) => `${(length / 1000).toFixed(0)} KB`);
  const seconds = (performance.now() - started) / 1000;
  process.stderr.write(`${zoneId} ${zoneBiome(zoneId)} ${sizes.join(', ')}, ${seconds.toFixed(1)} s\n`);
};

await mkdir(folder, { recursive: true });
const generator = await generatorHash(new URL('./zone-map/', import.meta.url));
const drawnFrom = await readRecord();
for (const zoneId of wantedZones()) {
  const source = `${zoneBiome(zoneId)} ${generator}`;
  if (drawnFrom[zoneId] === source && (await exist(zoneId))) continue;
  await draw(zoneId);
  drawnFrom[zoneId] = source;
  await writeFile(record, `${JSON.stringify(drawnFrom, null, 2)}\n`);
}
