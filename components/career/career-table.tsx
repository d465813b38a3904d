import type { careerFigures } from '#lib/game/careers/figures.ts';
import { parsePeriod, periodLabel } from '#lib/game/boards/board-period.ts';
import { groupLabel } from '#lib/game/careers/groups.ts';
import { careerLabel, parseCareer, realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';
import { Table, type TableShape } from '../ui/table/table.tsx';

interface CellProps {
  /** A career, a role or a realm as the API calls it, or a period such as 2026-W47. */
  readonly name: string;
  /** The line below the name of a career. */
  readonly detail?: string | undefined;
}

/** A career by its badge and name, which lead to its page; a role, a realm or a period by its name. */
export function CareerCell({ name, detail }: CellProps) {
  const career = parseCareer(name);
  const period = parsePeriod(name);
  if (!career) return <b>{period ? periodLabel(period) : groupLabel(name)}</b>;
  return (
    <MediaObject
      image={<CareerBadge career={career} size={28} />}
      name={careerLabel(career)}
      href={routes.career(career)}
      detail={detail ? { text: detail } : null}
    />
  );
}

/** The words that the notes of tables take in. */
type NoteWords = ReturnType<typeof careerFigures>['notes'];

/** A table of careers, or of another thing that `CareerCell` names, without its rows. */
export interface CareerTableShape<Row> {
  readonly title: string;
  /** The header of the names. */
  readonly header: string;
  readonly nameOf: (row: Row) => string;
  /** The line below the name of a career. */
  readonly detailOf?: (row: Row) => string | undefined;
  /** The columns behind the names. */
  readonly columns: readonly Column<Row>[];
}

/** A table that stands under its heading, with a note on what it counts. */
export interface NotedTable<Row> extends CareerTableShape<Row> {
  readonly noteOf: (words: NoteWords) => string;
}

interface Numbers<Row> extends Omit<Column<Row>, 'align' | 'cell'> {
  readonly of: (row: Row) => number | null;
  /** Reads a number; it may look at the rest of the row. */
  readonly as: (value: number, row: Row) => string;
}

/** A column of numbers, with a dash for each that is not known or has no words. */
export const numbers = <Row,>({ of, as, ...column }: Numbers<Row>): Column<Row> => ({
  ...column,
  align: 'end',
  cell: (row) => {
    const value = of(row);
    return (value !== null && as(value, row)) || '–';
  },
});

const propsOf = <Row,>(table: CareerTableShape<Row>): TableShape<Row> => ({
  caption: table.title,
  columns: [
    {
      header: table.header,
      names: true,
      narrow: 'shrinks',
      cell: (row) => <CareerCell name={table.nameOf(row)} detail={table.detailOf?.(row)} />,
    },
    ...table.columns,
  ],
  rowKey: (row) => `${table.nameOf(row)} ${table.detailOf?.(row)}`,
  edge: (row) => realmOf(realmOfCareer(table.nameOf(row))).side,
});

interface Props<Row, Shape> {
  readonly table: Shape;
  readonly rows: readonly Row[];
}

/** The rows of a table of careers, with nothing around them. */
export const CareerRows = <Row,>({ table, rows }: Props<Row, CareerTableShape<Row>>) => (
  <Table {...propsOf(table)} rows={rows} />
);

/** A table of careers under its heading, with a note on what it counts. */
export const CareerTable = <Row,>({
  table,
  rows,
  words,
}: Props<Row, NotedTable<Row>> & { readonly words: NoteWords }) => (
  <TableSection {...propsOf(table)} title={table.title} note={table.noteOf(words)} rows={rows} />
);
