import { slug } from '#lib/format/slug.ts';
import { group, least } from 'd3-array';

import type { ExportList } from './page-exports.ts';

type Columns = ExportList['tables'][string]['columns'];

/** The columns of a table, which tables of several kinds of pages may share. */
export interface ColumnSet {
  /** The set's own name: "Kills"; where another set has that name, with the kind of page: "Kills of a skirmish". */
  readonly name: string;
  readonly columns: Columns;
}

export interface ColumnSets {
  readonly all: readonly ColumnSet[];
  /** @throws RangeError for columns of no table of the kinds */
  readonly of: (columns: Columns) => ColumnSet;
}

/** Tables with the same columns are documented once, under the shortest of their names. */
export function columnSets(kinds: readonly ExportList[]): ColumnSets {
  const sets = new Map<string, ColumnSet>();
  const names = new Set<string>();
  const all = kinds.flatMap(({ title, tables }) =>
    Object.values(tables).map(({ label, columns }) => ({ label, columns, title })),
  );
  for (const [key, tables] of group(all, ({ columns }) => keyOf(columns))) {
    const shortest = least(tables, (one, other) => one.label.length - other.label.length);
    if (!shortest) continue;
    const name = freeName(shortest.label, shortest.title, names);
    names.add(name);
    sets.set(key, { name, columns: shortest.columns });
  }
  return {
    all: [...sets.values()],
    of: (columns) => {
      const set = sets.get(keyOf(columns));
      if (!set) throw new RangeError('These columns are of no table of the kinds');
      return set;
    },
  };
}

const keyOf = (columns: Columns): string => JSON.stringify(columns.map(({ name, about }) => [name, about]));

function freeName(label: string, title: string, taken: ReadonlySet<string>): string {
  if (!taken.has(label)) return label;
  const long = `${label} (${title.charAt(0).toLowerCase()}${title.slice(1)})`;
  let name = long;
  for (let count = 2; taken.has(name); count += 1) name = `${long} ${count}`;
  return name;
}

/**
 * Returns the slug of a set, by which addresses and programs name it.
 * @example slugOf({ name: 'Kills (a guild)' }) // 'kills-a-guild'
 */
export const slugOf = ({ name }: Pick<ColumnSet, 'name'>): string => slug(name);
