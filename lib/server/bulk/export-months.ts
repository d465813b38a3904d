import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { AskDirectly } from '#graphql/server/direct-api.ts';
import { BULK_SOURCES, type BulkSource, type Span } from '#lib/exports/bulk/bulk-tables.ts';
import {
  BULK_FORMATS,
  type BulkFormat,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  readManifest,
} from '#lib/exports/bulk/manifest.ts';

import { openTableFile } from './table-files.ts';

/** Rows of a question; all that is held at a time, beside a group of rows of each file in columns. */
const ROWS_AT_ONCE = 500;

/** Seconds after its end from which on a month is closed: fights that began in it are over and known. */
export const CLOSED_AFTER = 2 * 86_400;

const FORMATS = Object.keys(BULK_FORMATS).filter((name): name is BulkFormat => name in BULK_FORMATS);

/** An export of months: its source and its folder. */
interface MonthsExport {
  readonly folder: string;
  readonly ask: AskDirectly;
  /** The span that the rows of a source cover without a gap, in epoch seconds; null for a source without any. */
  readonly reachOf: (source: BulkSource) => Span | null;
  readonly licence: string | null;
  /** The beginning of the archive in epoch seconds; null for data of the site's own. */
  readonly recordedSince: number | null;
  readonly say: (text: string) => void;
}

/** A month of the calendar in UTC: '2026-10'. */
interface Month extends Span {
  readonly name: string;
}

/** The months that lie within a span as a whole. */
export function wholeMonths({ from, to }: Span): readonly Month[] {
  const first = new Date(from * 1_000);
  const months: Month[] = [];
  for (let count = 0; ; count += 1) {
    const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count);
    const end = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count + 1);
    if (end > to * 1_000) return months;
    if (start < from * 1_000) continue;
    months.push({
      name: new Date(start).toISOString().slice(0, '2026-10'.length),
      from: start / 1_000,
      to: end / 1_000,
    });
  }
}

/**
 * Writes all closed months that the folder lacks, and lists them in its manifest. It may be stopped at any time: a file
 * has its name only when it is whole, and the manifest lists it only then.
 */
export async function exportMonths(task: MonthsExport): Promise<Manifest> {
  const known = await readManifest(task.folder);
  let manifest = manifestOf(task, known?.files ?? []);
  await writeManifest(task.folder, manifest);
  for (const source of BULK_SOURCES) {
    const reach = task.reachOf(source);
    for (const month of reach ? wholeMonths(reach) : []) {
      if (isDone(manifest, source, month)) continue;
      const files = await exportMonth(task, source, month);
      const others = manifest.files.filter(({ path }) => files.every((file) => file.path !== path));
      manifest = manifestOf(task, [...others, ...files]);
      await writeManifest(task.folder, manifest);
      task.say(`${month.name}: ${files.map(({ rows, path }) => `${rows} rows in ${path}`).join(', ')}`);
    }
  }
  return manifest;
}

const isDone = ({ files }: Manifest, { tables }: BulkSource, month: Month): boolean =>
  tables.every(({ name }) =>
    FORMATS.every((format) => files.some(({ path }) => path === pathOf(month, name, format))),
  );

const pathOf = (month: Month, table: string, format: BulkFormat): string =>
  `${month.name}/${table}.${format}`;

const manifestOf = (
  { licence, recordedSince }: Pick<MonthsExport, 'licence' | 'recordedSince'>,
  files: readonly ManifestFile[],
): Manifest => ({
  version: 1,
  licence,
  recordedSince: recordedSince === null ? null : new Date(recordedSince * 1_000).toISOString(),
  tables: BULK_SOURCES.flatMap(({ tables }) =>
    tables.map(({ name, title, columns }) => ({ name, title, columns: [...columns] })),
  ),
  files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
});

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${MANIFEST}.part`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinished, join(folder, MANIFEST));
}

async function exportMonth(
  { folder, ask }: MonthsExport,
  source: BulkSource,
  month: Month,
): Promise<readonly ManifestFile[]> {
  await mkdir(join(folder, month.name), { recursive: true });
  const open = source.tables.flatMap((table) =>
    FORMATS.map((format) => {
      const path = pathOf(month, table.name, format);
      return {
        table,
        format,
        path,
        file: openTableFile(format, join(folder, `${path}.part`), table.columns),
      };
    }),
  );
  const rows = new Map<string, number>();
  for await (const nodes of pagesOf(source, month, ask)) {
    for (const table of source.tables) {
      const lines = nodes.flatMap((node) => table.linesOf(node));
      rows.set(table.name, (rows.get(table.name) ?? 0) + lines.length);
      for (const { file } of open.filter((each) => each.table === table)) await file.write(lines);
    }
  }
  const done: ManifestFile[] = [];
  for (const { table, format, path, file } of open) {
    await file.end();
    const unfinished = join(folder, `${path}.part`);
    const { size } = await stat(unfinished);
    const sha256 = await hashOf(unfinished);
    await rename(unfinished, join(folder, path));
    done.push({
      path,
      table: table.name,
      month: month.name,
      format,
      rows: rows.get(table.name) ?? 0,
      bytes: size,
      sha256,
    });
  }
  return done;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

interface Page {
  readonly nodes: readonly never[] | null;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The rows of a month page by page. @throws Error where the API fails */
async function* pagesOf(source: BulkSource, span: Span, ask: AskDirectly): AsyncGenerator<readonly never[]> {
  for (let after: string | null = null; ;) {
    const variables: object = { where: source.whereOf(span), first: ROWS_AT_ONCE, after };
    const { data, errors } = await ask(source.document, variables);
    if (errors.length > 0) throw new Error(String(errors[0]));
    // The document asks for nothing but a page of this field, and the tables read what it asks for.
    const page = (data as Readonly<Record<string, Page>>)[source.field];
    if (!page) return;
    yield page.nodes ?? [];
    if (!page.pageInfo.hasNextPage || page.pageInfo.endCursor === null) return;
    after = page.pageInfo.endCursor;
  }
}
