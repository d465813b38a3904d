import type { Column } from '../ui/table/column.ts';

/** Rows in the table beside a map whose points have no number, and battles with one, at most. */
export const MOST_ROWS = 12;

/** A map, and the table beside it. */
export const LAYER_LAYOUT =
  'grid grid-cols-[minmax(0,500px)_minmax(0,1fr)] items-start gap-x-10 gap-y-6 compact:grid-cols-2 compact:gap-x-6 narrow:grid-cols-1 print:grid-cols-2';
/** A link in a table of a layer, large enough for a finger. */
export const LAYER_LINK = 'inline-flex min-h-6 items-center narrow:min-h-11';

/** A row with its number on the map, from 1. */
export type Numbered<Row> = Row & { readonly number: number };

export const numbered = <Row,>(rows: readonly Row[]): readonly Numbered<Row>[] =>
  rows.map((row, at) => Object.assign({}, row, { number: at + 1 }));

export const NUMBER: Column<{ readonly number: number }> = { header: 'No.', cell: ({ number }) => number };

/** The zone of a layer. */
export interface LayerProps {
  readonly zoneId: string;
  /** The name of the zone. */
  readonly name: string;
}

/** Stands in place of a layer that the API cannot tell. */
export const LayerNotTold = () => (
  <p className="text-muted">The API that this site reads does not tell this of a place.</p>
);
