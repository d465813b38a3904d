import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

/** The formats of bulk data, by the endings of their files. */
export const BULK_FORMATS = {
  'ndjson.gz': 'application/gzip',
  'csv.gz': 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
} as const;

export type BulkFormat = keyof typeof BULK_FORMATS;

/** The file that lists all others. */
export const MANIFEST = 'manifest.json';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const MONTH_NAME = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));

const FILE = v.object({
  /** Its path in the folder: '2026-10/kills.parquet'. */
  path: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}\/[a-z-]+\.(?:ndjson\.gz|csv\.gz|parquet)$/)),
  table: v.string(),
  month: MONTH_NAME,
  format: v.picklist(['ndjson.gz', 'csv.gz', 'parquet']),
  rows: count,
  bytes: count,
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

const MOMENT = v.pipe(v.string(), v.isoTimestamp());

const MONTH_OF_TABLE = v.object({
  month: MONTH_NAME,
  table: v.string(),
  /** Lines of a file of each format; there are no files where it is 0. */
  rows: count,
  /** True where the site has all of the month: from its first moment to its last, without a gap. */
  whole: v.boolean(),
  /** The span that the site has of the month; without its end. */
  from: MOMENT,
  to: MOMENT,
  /** Spans within it of which an archive could not read some or all. */
  gaps: v.array(v.object({ from: MOMENT, to: MOMENT })),
  /** The moment of writing: later rows are not in the files. */
  writtenAt: MOMENT,
  /** The rows that the database had then of the list behind the table, by which another run knows that more came. */
  stored: v.object({ rows: count, newest: v.nullable(v.string()) }),
});

const MANIFEST_FORM = v.object({
  version: v.literal(1),
  /** The operator's licence of the data; null where none is stated. */
  licence: v.nullable(v.string()),
  /** ISO time since when the archive goes that this is exported from; null for data of the site's own. */
  recordedSince: v.nullable(v.string()),
  tables: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      columns: v.array(
        v.object({
          name: v.string(),
          type: v.picklist(['boolean', 'integer', 'number', 'text', 'time']),
          about: v.string(),
        }),
      ),
    }),
  ),
  /** The tables of each month. A manifest without them is of an earlier release. */
  months: v.optional(v.array(MONTH_OF_TABLE), []),
  files: v.array(FILE),
});

/** The list of all files of bulk data, with what is in them. */
export type Manifest = v.InferOutput<typeof MANIFEST_FORM>;

export type ManifestFile = v.InferOutput<typeof FILE>;

/** A table of a month: how much of it there is, and when it was written. */
export type MonthOfTable = v.InferOutput<typeof MONTH_OF_TABLE>;

/** Names the present content of a file in its address, which may be kept for ever then. */
export const versionOf = ({ sha256 }: Pick<ManifestFile, 'sha256'>): string => sha256.slice(0, 16);

/**
 * Reads a manifest.
 * @throws Error for a text that is none
 */
export const parseManifest = (text: string): Manifest => v.parse(MANIFEST_FORM, JSON.parse(text));

/**
 * Reads the manifest of a folder; null where there is none.
 * @throws Error for a file that is no manifest
 */
export async function readManifest(folder: string): Promise<Manifest | null> {
  try {
    return parseManifest(await readFile(/* turbopackIgnore: true */ join(folder, MANIFEST), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
