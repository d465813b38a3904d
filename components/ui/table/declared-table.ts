import type { Column } from './column.ts';
import type { TableProps } from './table.tsx';

/** A table as a file of tables declares it: its columns by their headers, with their widths and narrow places. */
interface Declared<Header extends string> {
  readonly caption: string;
  readonly layout: string;
  readonly narrowTracks: string;
  readonly columns: Readonly<Record<Header, object>>;
}

type Cell<Row> = Column<Row>['cell'] | Pick<Column<Row>, 'cell' | 'rowSpan'>;

/**
 * Fills the columns of a declared table; all else that the file says of it is kept.
 * @example declaredTable<Kill>()(tables.kills, { Victim: ({ victim }) => <CharacterLink character={victim} /> })
 */
export const declaredTable =
  <Row>() =>
  <Header extends string, Table extends Declared<Header>>(
    { columns, layout, narrowTracks, ...others }: Table & Declared<Header>,
    cells: NoInfer<Readonly<Record<Header, Cell<Row>>>>,
  ) => ({
    ...others,
    ...({ layout, narrowTracks } as Pick<TableProps<Row, string>, 'layout' | 'narrowTracks'>),
    columns: Object.entries<object>(columns).map(([header, facts]): Column<Row> => {
      const cell: Cell<Row> = cells[header as Header];
      return Object.assign({ header }, facts, typeof cell === 'function' ? { cell } : cell);
    }),
  });

/** A column whose header, width and places a file declares. */
export const declaredColumn = <Row, Key extends string = string>(
  facts: Pick<Column<Row, Key>, 'header'>,
  cell: Column<Row, Key>['cell'],
): Column<Row, Key> => ({ ...facts, cell });
