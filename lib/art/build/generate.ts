import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { usedGlyphNames } from '#lib/art/tables/glyph-names.ts';
import { artVersion, versionModule } from './art-version.ts';
import { glyphModule, type IconSet } from './glyph-module.ts';
import { writeIfChanged } from './write-if-changed.ts';

const folder = new URL('../generated/', import.meta.url);
const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');

const set: IconSet = JSON.parse(await readFile(source, 'utf8'));
const glyphs = glyphModule(set, usedGlyphNames());
await writeIfChanged(new URL('glyphs.ts', folder), glyphs);

const version = await artVersion(new URL('../', import.meta.url), glyphs);
await writeIfChanged(new URL('art-version.ts', folder), versionModule(version));
