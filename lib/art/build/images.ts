import { staticImages } from './static-images.ts';
import { writeIfChanged } from './write-if-changed.ts';

const publicFolder = new URL('../../../public/', import.meta.url);

for (const [path, content] of await staticImages()) {
  if (await writeIfChanged(new URL(path, publicFolder), content)) process.stderr.write(`${path}\n`);
}
