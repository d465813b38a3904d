import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { zoneBiome } from '#lib/art/build/zone-map/zone-biomes.ts';
import { zoneMapWebp } from '#lib/art/build/zone-map/webp.ts';
import { ZONES_WITH_MAP } from '#lib/game/places/zones-with-map.ts';
import { generatorHash } from './generator-hash.ts';

/** Zone id to what its committed map was drawn from. */
type DrawnFrom = Record<string, string>;

const folder = new URL('../../../public/images/maps/', import.meta.url);
const record = new URL('map-sources.json', import.meta.url);

const mapFile = (zoneId: number): URL => new URL(`${zoneId}.webp`, folder);

const readRecord = async (): Promise<DrawnFrom> =>
  JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as DrawnFrom;

const exists = async (file: URL): Promise<boolean> =>
  access(file).then(
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
  const map = await zoneMapWebp(zoneId, zoneBiome(zoneId));
  await writeFile(mapFile(zoneId), map);
  const [kilobytes, seconds] = [map.length / 1024, (performance.now() - started) / 1000];
  process.stderr.write(
    `${zoneId}.webp ${zoneBiome(zoneId)} ${kilobytes.toFixed(0)} KB ${seconds.toFixed(1)} s\n`,
  );
};

await mkdir(folder, { recursive: true });
const generator = await generatorHash(new URL('./zone-map/', import.meta.url));
const drawnFrom = await readRecord();
for (const zoneId of wantedZones()) {
  const source = `${zoneBiome(zoneId)} ${generator}`;
  if (drawnFrom[zoneId] === source && (await exists(mapFile(zoneId)))) continue;
  await draw(zoneId);
  drawnFrom[zoneId] = source;
  await writeFile(record, `${JSON.stringify(drawnFrom, null, 2)}\n`);
}
