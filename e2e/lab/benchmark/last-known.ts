import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';

import { type Cell, formatNumber, type Table } from './markdown-table.ts';

/** The newest saved figures, with the machine and the day that they were measured on. */
interface LastKnown {
  readonly measuredOn: string;
  readonly tables: readonly Table[];
}

const FILE = new URL('last-known.json', import.meta.url);

const NONE: LastKnown = { measuredOn: 'none', tables: [] };

/** Reads the figures that were saved last. */
export const readLastKnown = (): LastKnown =>
  existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : NONE;

/** Saves tables in place of those with the same titles. */
export function saveLastKnown(tables: readonly Table[]): void {
  const titles = new Set(tables.map(({ title }) => title));
  const others = readLastKnown().tables.filter(({ title }) => !titles.has(title));
  const day = new Date().toISOString().slice(0, 10);
  const measuredOn = `${day}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? arch()}`;
  writeFileSync(FILE, `${JSON.stringify({ measuredOn, tables: [...others, ...tables] }, null, 1)}\n`);
}

/**
 * Adds the last known figures to a table, in brackets behind the new ones. A row is found by the texts in it, since
 * the path of a page may be another one in another world.
 */
export function besideLastKnown(table: Table, known: readonly Table[]): Table {
  const earlier = known.find(({ title }) => title === table.title);
  if (!earlier) return table;
  const rows = new Map(earlier.rows.map((row) => [rowName(row), row]));
  const beside = (cell: Cell, column: string, row: readonly Cell[] | undefined): Cell => {
    const before = row?.[earlier.columns.indexOf(column)];
    return typeof cell === 'number' && typeof before === 'number'
      ? `${formatNumber(cell)} (${formatNumber(before)})`
      : cell;
  };
  return {
    ...table,
    rows: table.rows.map((row) => {
      const before = rows.get(rowName(row));
      return row.map((cell, at) => beside(cell, table.columns[at] ?? '', before));
    }),
  };
}

const rowName = (row: readonly Cell[]): string =>
  row
    .filter((cell) => typeof cell === 'string')
    .map((cell) => cell.replace(/\d+/g, '0'))
    .join('|');
