import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';

import { stringify } from 'csv-stringify/sync';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';

import type { BulkColumn, BulkType } from '#lib/exports/bulk/bulk-table.ts';
import type { BulkFormat } from '#lib/exports/bulk/manifest.ts';
import type { Cell } from '#lib/exports/export-columns.ts';

type Line = readonly Cell[];

/** A file that is being written. */
export interface TableFile {
  readonly write: (lines: readonly Line[]) => Promise<void>;
  /** Resolves when all is on the disk. */
  readonly end: () => Promise<void>;
}

/** Opens a file of a format. The same lines make the same bytes. */
export const openTableFile = (format: BulkFormat, path: string, columns: readonly BulkColumn[]): TableFile =>
  OPENERS[format](path, columns);

const OPENERS: Readonly<Record<BulkFormat, (path: string, columns: readonly BulkColumn[]) => TableFile>> = {
  'ndjson.gz': (path, columns) => zipped(path, '', (lines) => ndjson(lines, columns)),
  'csv.gz': (path, columns) => zipped(path, csv([columns.map(({ name }) => name)]), (lines) => csv(lines)),
  parquet: parquetFile,
};

const csv = (lines: readonly Line[]): string =>
  stringify(
    lines.map((line) => [...line]),
    { record_delimiter: 'windows', cast: { boolean: String } },
  );

const ndjson = (lines: readonly Line[], columns: readonly BulkColumn[]): string =>
  lines
    .map((line) => `{${columns.map((column, index) => member(column, line[index] ?? null)).join(',')}}\n`)
    .join('');

const member = ({ name, type }: BulkColumn, cell: Cell): string =>
  // Ids of 64 bits are texts in the API, and their digits are a number in JSON.
  `${JSON.stringify(name)}:${type === 'integer' && cell !== null ? BigInt(asInteger(cell)) : JSON.stringify(cell)}`;

/** @throws TypeError for a cell that is no whole number */
function asInteger(cell: Cell): string {
  const text = String(cell);
  if (!/^-?\d{1,19}$/.test(text)) throw new TypeError(`${text.slice(0, 40)} is no whole number`);
  return text;
}

/** A file that is compressed by gzip, whose header holds no time. */
function zipped(path: string, head: string, textOf: (lines: readonly Line[]) => string): TableFile {
  const gzip = createGzip({ level: 6 });
  const file = gzip.pipe(createWriteStream(path));
  // Without a listener an error of either would end the process; `end` and `write` report it.
  const done = Promise.all([finished(gzip), finished(file)]);
  done.catch(() => undefined);
  let start: Promise<void> | null = put(gzip, head);
  return {
    write: async (lines) => {
      await start;
      start = null;
      await put(gzip, textOf(lines));
    },
    end: async () => {
      gzip.end();
      await done;
    },
  };
}

async function put(gzip: Gzip, text: string): Promise<void> {
  if (text && !gzip.write(text)) await once(gzip, 'drain');
}

/** Rows that a file in columns holds in memory at a time, and that its readers skip or read as one. */
const ROWS_OF_GROUP = 20_000;

const PARQUET_TYPES: Readonly<
  Record<
    BulkType,
    { type: 'BOOLEAN' | 'BYTE_ARRAY' | 'DOUBLE' | 'INT64'; converted_type?: 'TIMESTAMP_MILLIS' | 'UTF8' }
  >
> = {
  boolean: { type: 'BOOLEAN' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

function parquetFile(path: string, columns: readonly BulkColumn[]): TableFile {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    createdBy: 'War Ledger',
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, type }) => ({
        name,
        repetition_type: 'OPTIONAL' as const,
        ...PARQUET_TYPES[type],
      })),
    ],
  });
  let waiting: Line[] = [];
  const flush = async () => {
    const columnData = columns.map(({ name, type }, index) => ({
      name,
      data: waiting.map((line) => typedCell(type, line[index] ?? null)),
    }));
    waiting = [];
    await writer.write({ columnData, rowGroupSize: ROWS_OF_GROUP });
  };
  return {
    write: async (lines) => {
      for (const line of lines) {
        waiting.push(line);
        if (waiting.length === ROWS_OF_GROUP) await flush();
      }
    },
    end: async () => {
      if (waiting.length > 0) await flush();
      await writer.finish();
    },
  };
}

function typedCell(type: BulkType, cell: Cell): bigint | boolean | Date | number | string | null {
  if (cell === null) return null;
  switch (type) {
    case 'integer':
      return BigInt(asInteger(cell));
    case 'number':
      return Number(cell);
    case 'boolean':
      return cell === true;
    case 'time':
      return new Date(String(cell));
    case 'text':
      return String(cell);
  }
}
