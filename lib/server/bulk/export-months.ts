import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { AskDirectly } from '#graphql/server/direct-api.ts';
import type { StoredRows } from '#graphql/sql/bulk/stored-rows.ts';
import { BULK_SOURCES, type BulkSource, type Span } from '#lib/exports/bulk/bulk-tables.ts';
import {
  BULK_FORMATS,
  type BulkFormat,
  MANIFEST,
  type Manifest,
  type ManifestFile,
  type MonthOfTable,
  readManifest,
} from '#lib/exports/bulk/manifest.ts';

import { openTableFile } from './table-files.ts';

/** Rows of a question; all that is held at a time, beside a group of rows of each file in columns. */
const ROWS_AT_ONCE = 500;

/** Seconds after its end from which on a month is closed: fights that began in it are over and known. */
const CLOSED_AFTER = 2 * 86_400;

const FORMATS = Object.keys(BULK_FORMATS).filter((name): name is BulkFormat => name in BULK_FORMATS);

/** The span that the rows of a source cover, in epoch seconds. */
export interface Coverage extends Span {
  /** Spans within it of which some or all is not there. */
  readonly gaps: readonly Span[];
}

/** An export of months: its source and its folder. */
interface MonthsExport {
  readonly folder: string;
  readonly ask: AskDirectly;
  /** Null for a source of which nothing is there. */
  readonly coverageOf: (source: BulkSource) => Coverage | null;
  /** Counts the rows of a span by the names of its months; a month without any may be left out. */
  readonly storedOf: (source: BulkSource, span: Span) => Promise<ReadonlyMap<string, StoredRows>>;
  readonly licence: string | null;
  /** The beginning of the archive in epoch seconds; null for data of the site's own. */
  readonly recordedSince: number | null;
  /** Epoch seconds. */
  readonly now: number;
  readonly say: (text: string) => void;
}

/** A month of the calendar in UTC. */
interface Month extends Span {
  /** '2026-10' */
  readonly name: string;
  /** The part of it that is covered. */
  readonly covered: Span;
}

/**
 * The months that are closed and that a span has at least a part of.
 * @param now epoch seconds
 */
export function closedMonths({ from, to }: Span, now: number): readonly Month[] {
  const first = new Date(from * 1_000);
  const months: Month[] = [];
  for (let count = 0; ; count += 1) {
    const start = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count) / 1_000;
    const end = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + count + 1) / 1_000;
    if (end > now - CLOSED_AFTER || start >= to) return months;
    months.push({
      name: isoOf(start).slice(0, '2026-10'.length),
      from: start,
      to: end,
      covered: { from: Math.max(from, start), to: Math.min(to, end) },
    });
  }
}

const isoOf = (seconds: number): string => new Date(seconds * 1_000).toISOString();

/**
 * Writes all closed months that the folder lacks or that have changed since, and lists them in its manifest. It may be
 * stopped at any time: a file has its name only when it is whole, and the manifest lists it only then.
 */
export async function exportMonths(task: MonthsExport): Promise<Manifest> {
  const known = await readManifest(task.folder);
  let manifest = manifestOf(task, known?.months ?? [], known?.files ?? []);
  await writeManifest(task.folder, manifest);
  for (const source of BULK_SOURCES) {
    const coverage = task.coverageOf(source);
    const months = coverage ? closedMonths(coverage, task.now) : [];
    const [first, last] = [months[0], months.at(-1)];
    if (!coverage || !first || !last) continue;
    const stored = await task.storedOf(source, { from: first.covered.from, to: last.covered.to });
    for (const month of months) {
      const rows = stored.get(month.name) ?? { rows: 0, newest: null };
      const state = stateOf(month, coverage, rows, task.now);
      if (isDone(task.folder, manifest, source, month, state)) continue;
      const written = await exportMonth(task, source, month, state);
      const isOther = (one: { readonly table: string; readonly month: string }) =>
        one.month !== month.name || source.tables.every(({ name }) => name !== one.table);
      const outdated = manifest.files.filter(
        (file) => !isOther(file) && written.files.every(({ path }) => path !== file.path),
      );
      manifest = manifestOf(
        task,
        [...manifest.months.filter(isOther), ...written.months],
        [...manifest.files.filter(isOther), ...written.files],
      );
      await writeManifest(task.folder, manifest);
      for (const { path } of outdated) await rm(join(task.folder, path), { force: true });
      task.say(`${month.name}: ${written.months.map(sayRows).join(', ')}`);
    }
  }
  return manifest;
}

const sayRows = ({ rows, table, whole, from, to }: MonthOfTable): string =>
  `${rows} rows of ${table}${whole ? '' : ` (of ${from} to ${to})`}`;

/** The facts that all tables of a month share. */
type MonthState = Omit<MonthOfTable, 'month' | 'rows' | 'table'>;

function stateOf(
  { covered, ...month }: Month,
  { gaps }: Coverage,
  stored: StoredRows,
  now: number,
): MonthState {
  const ofMonth = gaps
    .filter(({ from, to }) => from < covered.to && to > covered.from)
    .map(({ from, to }) => ({ from: isoOf(from), to: isoOf(to) }));
  return {
    whole: covered.from === month.from && covered.to === month.to && ofMonth.length === 0,
    from: isoOf(covered.from),
    to: isoOf(covered.to),
    gaps: ofMonth,
    writtenAt: isoOf(now),
    stored: { ...stored },
  };
}

/**
 * True where the files of a month are there and hold what the database has, or more than it has since older rows were
 * removed from it.
 */
function isDone(
  folder: string,
  { months, files }: Manifest,
  { tables }: BulkSource,
  month: Month,
  state: MonthState,
): boolean {
  const isThere = (path: string): boolean =>
    files.some((file) => file.path === path) && existsSync(join(folder, path));
  return tables.every(({ name }) => {
    const known = months.find((one) => one.month === month.name && one.table === name);
    if (!known || hasMore(known, state)) return false;
    return known.rows === 0 || FORMATS.every((format) => isThere(pathOf(month, name, format)));
  });
}

/** True where the database covers all that was written, and has other rows of it or covers more. ISO times compare as texts. */
function hasMore(known: MonthState, state: MonthState): boolean {
  if (state.from > known.from || state.to < known.to) return false;
  const contentOf = ({ from, to, gaps, stored }: MonthState) =>
    JSON.stringify([from, to, gaps.map((gap) => [gap.from, gap.to]), stored.rows, stored.newest]);
  return contentOf(known) !== contentOf(state);
}

const pathOf = (month: Pick<Month, 'name'>, table: string, format: BulkFormat): string =>
  `${month.name}/${table}.${format}`;

const manifestOf = (
  { licence, recordedSince }: Pick<MonthsExport, 'licence' | 'recordedSince'>,
  months: readonly MonthOfTable[],
  files: readonly ManifestFile[],
): Manifest => ({
  version: 1,
  licence,
  recordedSince: recordedSince === null ? null : new Date(recordedSince * 1_000).toISOString(),
  tables: BULK_SOURCES.flatMap(({ tables }) =>
    tables.map(({ name, title, columns }) => ({ name, title, columns: [...columns] })),
  ),
  months: months.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)),
  files: files.toSorted((one, other) => (one.path < other.path ? -1 : 1)),
});

const nameOf = ({ month, table }: MonthOfTable): string => `${month}/${table}`;

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `${MANIFEST}.part`);
  await writeFile(unfinished, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinished, join(folder, MANIFEST));
}

interface WrittenMonth {
  readonly months: readonly MonthOfTable[];
  readonly files: readonly ManifestFile[];
}

async function exportMonth(
  { folder, ask }: MonthsExport,
  source: BulkSource,
  month: Month,
  state: MonthState,
): Promise<WrittenMonth> {
  await mkdir(join(folder, month.name), { recursive: true });
  const open = source.tables.flatMap((table) =>
    FORMATS.map((format) => {
      const path = pathOf(month, table.name, format);
      const unfinished = join(folder, `${path}.part`);
      return { table, format, path, unfinished, file: openTableFile(format, unfinished, table.columns) };
    }),
  );
  const rows = new Map<string, number>();
  for await (const nodes of pagesOf(source, month.covered, ask)) {
    for (const table of source.tables) {
      const lines = nodes.flatMap((node) => table.linesOf(node));
      rows.set(table.name, (rows.get(table.name) ?? 0) + lines.length);
      for (const { file } of open.filter((each) => each.table === table)) await file.write(lines);
    }
  }
  const rowsOf = ({ name }: BulkSource['tables'][number]): number => rows.get(name) ?? 0;
  const files: ManifestFile[] = [];
  for (const { table, format, path, file, unfinished } of open) {
    await file.end();
    if (rowsOf(table) === 0) continue;
    const { size } = await stat(unfinished);
    const sha256 = await hashOf(unfinished);
    const { name } = table;
    files.push({ path, table: name, month: month.name, format, rows: rowsOf(table), bytes: size, sha256 });
  }
  // All at once, so that files that are replaced differ from the manifest as short as possible.
  for (const { table, path, unfinished } of open) {
    if (rowsOf(table) > 0) await rename(unfinished, join(folder, path));
    else await rm(unfinished);
  }
  const months = source.tables.map((table) => ({
    month: month.name,
    table: table.name,
    rows: rowsOf(table),
    ...state,
  }));
  return { months, files };
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
