import type { Cell, Table } from './markdown-table.ts';
import type { Load } from './load.ts';
import { cpuRatioOf, medianLoad, type PageLoads, ratioOf, type ServerLoad, TARGETS } from './measure-load.ts';

const COLUMNS = [
  'Page',
  ...['cold', 'warm', 'hot'].flatMap((state) => [`${state} r/s`, 'p50', 'p99']),
  'string r/s',
  'file r/s',
  'p99',
  'warm/string',
  'hot/file',
  'warm CPU',
  'string CPU',
  'CPU ratio',
  'hot CPU ratio',
];

interface LoadReport {
  readonly connections: number;
  readonly pages: readonly PageLoads[];
  /** Loads of pages that were requested once, by kind. */
  readonly cold: ReadonlyMap<string, Load>;
  /** An empty page of the framework. */
  readonly empty: readonly ServerLoad[];
}

/** Requests a second, milliseconds and work of processors for every page under load and for its limits. */
export function loadTable({ connections, pages, cold, empty }: LoadReport): Table {
  const framework = medianLoad(empty);
  return {
    title: `Requests a second and milliseconds at ${connections} connections`,
    columns: COLUMNS,
    rows: [
      ...pages.map(({ page, rounds }) => {
        const [warm, string, hot, file] = TARGETS.map((target) => medianLoad(rounds[target]));
        return [
          page.kind,
          ...cellsOf(cold.get(page.kind)),
          ...cellsOf(warm),
          ...cellsOf(hot),
          string?.perSecond,
          file?.perSecond,
          file?.p99,
          ratioOf(rounds.warm, rounds.string),
          ratioOf(rounds.hot, rounds.file),
          warm?.cpu,
          string?.cpu,
          cpuRatioOf(rounds.warm, rounds.string),
          cpuRatioOf(rounds.hot, rounds.file),
        ];
      }),
      ['an empty Next page', ...cellsOf(undefined), ...cellsOf(framework)],
    ].map((row) => padded(row, COLUMNS.length)),
  };
}

function cellsOf(load: Load | undefined): readonly Cell[] {
  return [load && Math.round(load.perSecond), load?.p50, load?.p99];
}

const padded = (row: readonly Cell[], length: number): readonly Cell[] => [
  ...row,
  ...Array.from({ length: length - row.length }, () => undefined),
];
