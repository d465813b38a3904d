import { subsetFonts } from './subset-fonts.ts';
import { writeIfChanged } from './write-if-changed.ts';

const folder = new URL('../../../public/fonts/', import.meta.url);

for (const [name, content] of await subsetFonts()) {
  if (await writeIfChanged(new URL(name, folder), content)) {
    process.stderr.write(`${name} ${(content.length / 1000).toFixed(1)} KB\n`);
  }
}
