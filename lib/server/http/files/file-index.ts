import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { FOR_EVER } from '#lib/cache-control.ts';
import type { Encoding } from '../wire/encoder.ts';
import { isText } from '../wire/encoder.ts';
import mediaTypes from './media-types.json' with { type: 'json' };

/** One file that is served as it lies on disk. */
export interface ServedFile {
  /** The file's path, absolute or relative to the working directory. */
  readonly location: string;
  readonly type: string;
  readonly cacheControl: string;
  /** True for a file that pages of any origin may load. */
  readonly shared?: boolean;
  /** True for a file that is not found, though it is there: Next would serve it else. */
  readonly withheld?: boolean;
  /** True if the file is a text that the build did not compress. */
  readonly compressible: boolean;
  /** Paths of the copies that the build compressed, by encoding. */
  readonly encoded: Readonly<Partial<Record<Encoding, string>>>;
}

/** A directory that is served below a prefix of the site's addresses. */
export interface ServedDirectory {
  readonly directory: string;
  /** Begins and ends with a slash. */
  readonly prefix: string;
  /** The cache-control of a file, by its path below the directory. */
  readonly cacheControl: (path: string) => string;
  /** True if the build compressed every file in the directory that gains from it. */
  readonly compressed: boolean;
}

/** Media types by extension. Browsers show plain text, and save Markdown. */
const types: Readonly<Record<string, string | undefined>> = mediaTypes;

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * The directories that the site serves from disk: Next's hashed assets are cached forever, other files for a limited
 * time.
 */
export const servedDirectories: readonly ServedDirectory[] = [
  {
    directory: join('.next', 'static'),
    prefix: '/_next/static/',
    cacheControl: () => FOR_EVER,
    compressed: true,
  },
  {
    directory: 'public',
    prefix: '/',
    cacheControl: (path) =>
      /^(images|fonts)\//.test(path) ? `public, max-age=${DAY}, immutable` : `public, max-age=${HOUR}`,
    compressed: false,
  },
];

/** Indexes every static file by its decoded address. Only indexed files are served, so that no path leads elsewhere. */
export async function indexFiles(directories: readonly ServedDirectory[]): Promise<Map<string, ServedFile>> {
  const indexes = await Promise.all(directories.map(indexDirectory));
  return new Map(indexes.flat());
}

async function indexDirectory(served: ServedDirectory): Promise<[string, ServedFile][]> {
  const paths = new Set(await listFiles(served.directory));
  const at = (path: string) => join(served.directory, path);
  return [...paths]
    .filter((path) => !isCompressedCopy(path, paths))
    .map((path) => {
      const type = types[extname(path).toLowerCase()] ?? 'application/octet-stream';
      const encoded = {
        ...(paths.has(`${path}.br`) && { br: at(`${path}.br`) }),
        ...(paths.has(`${path}.gz`) && { gzip: at(`${path}.gz`) }),
      };
      const compressible = Object.keys(encoded).length === 0 && isText(type) && !served.compressed;
      return [
        served.prefix + path,
        { location: at(path), type, cacheControl: served.cacheControl(path), compressible, encoded },
      ];
    });
}

function isCompressedCopy(path: string, paths: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && paths.has(path.slice(0, -3));
}

/** Paths below a directory with forward slashes, without hidden files; none when there is no such directory. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(noneIfMissing);
  const seen = entries.filter((entry) => !entry.name.startsWith('.'));
  const paths = await Promise.all(
    seen.map(async (entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      const below = await listFiles(join(directory, entry.name));
      return below.map((path) => `${entry.name}/${path}`);
    }),
  );
  return paths.flat();
}

function noneIfMissing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
