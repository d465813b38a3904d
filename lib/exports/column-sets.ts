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
  for (const [key, [first, ...others]] of tablesByColumns(kinds)) {
    const { label, title } = others.reduce(
      (one, other) => (other.label.length < one.label.length ? other : one),
      first,
    );
    const name = freeName(label, title, names);
    names.add(name);
    sets.set(key, { name, columns: first.columns });
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

interface KindTable {
  readonly label: string;
  /** The title of the kind of page. */
  readonly title: string;
  readonly columns: Columns;
}

function tablesByColumns(
  kinds: readonly ExportList[],
): ReadonlyMap<string, readonly [KindTable, ...KindTable[]]> {
  const groups = new Map<string, [KindTable, ...KindTable[]]>();
  for (const { title, tables } of kinds) {
    for (const { label, columns } of Object.values(tables)) {
      const table = { label, title, columns };
      const group = groups.get(keyOf(columns));
      if (group) group.push(table);
      else groups.set(keyOf(columns), [table]);
    }
  }
  return groups;
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
export const slugOf = ({ name }: Pick<ColumnSet, 'name'>): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
