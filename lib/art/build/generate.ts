import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { usedGlyphNames } from '#lib/art/tables/glyph-names.ts';
import { artVersion, versionModule } from './art-version.ts';
import { glyphModule, type IconSet } from './glyph-module.ts';
import { writeIfChanged } from './write-if-changed.ts';

const folder = new URL('../generated/', import.meta.url);
const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

const glyphsFile = new URL('glyphs.ts', folder);
const icons = await readFile(source, 'utf8');
const writer = await readFile(new URL('glyph-module.ts', import.meta.url));
const drawnFrom = createHash('sha256').update(icons).update(writer).update(usedGlyphNames().join(' '));
const stamp = `// Drawn from ${drawnFrom.digest('hex').slice(0, 16)}\n`;

/** Simplifying hundreds of paths takes seconds, so that it is done again only when something has changed. */
async function drawnGlyphs(): Promise<string> {
  const present = await readFile(glyphsFile, 'utf8').catch(() => '');
  if (present.startsWith(stamp)) return present;
  const set: IconSet = JSON.parse(icons);
  return stamp + glyphModule(set, usedGlyphNames());
}

const glyphs = await drawnGlyphs();
await writeIfChanged(glyphsFile, glyphs);

const version = await artVersion(new URL('../', import.meta.url), glyphs);
await writeIfChanged(new URL('art-version.ts', folder), versionModule(version));
