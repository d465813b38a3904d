import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MIN_COMPRESSED_BYTES } from '../http/wire/encoder.ts';
import { listFiles } from '../http/files/file-index.ts';
import { COMPRESSED } from './build.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const directory = join('.next', 'static');
const paths = (await listFiles(directory)).filter((path) => /\.(js|css|svg|json)$/.test(path));
const sizes = await Promise.all(paths.map((path) => compress(join(directory, path))));

await writeFile(COMPRESSED, '');
const total = (pick: (size: Size) => number) =>
  Math.round(sizes.reduce((sum, size) => sum + pick(size), 0) / 1024);
process.stderr.write(
  `Compressed ${paths.length} assets: ${total((size) => size.plain)} KB to ${total((size) => size.small)} KB\n`,
);

interface Size {
  readonly plain: number;
  readonly small: number;
}

/** Writes the compressed copies of a file beside it, at the highest level, since it happens once. */
async function compress(location: string): Promise<Size> {
  const plain = await readFile(location);
  if (plain.length <= MIN_COMPRESSED_BYTES) return { plain: plain.length, small: plain.length };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  await Promise.all([writeFile(`${location}.br`, br), writeFile(`${location}.gz`, gz)]);
  return { plain: plain.length, small: br.length };
}
