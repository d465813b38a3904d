import type { ColumnValue, ValueType } from './value-types.ts';

/** A row by its columns. */
export type Row = Record<string, ColumnValue>;

/** A column and the field that it is read from: a path such as `victim.character.id`. */
export interface Field {
  readonly path: string;
  readonly type: ValueType;
  /** In place of null, or of a field that is not there; a field without one is required. */
  readonly otherwise?: ColumnValue;
}

/** A part of a record that has rows of its own: a list, or one object. */
export interface KindPart {
  readonly table: string;
  readonly key: readonly string[];
  /** The column that holds the key of the record, or of the part that this one is in. */
  readonly owner: string;
  readonly path: string;
  readonly isList: boolean;
  /** Without it the part is left as it is where a record does not tell it. */
  readonly isRequired?: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  /** True where the column `position` holds the place of each row in the list. */
  readonly isNumbered?: boolean;
  /** The column that no two rows of a numbered list may share: each player is in it once. */
  readonly once?: string;
  /** Columns that repeat one of the record that the part is in, and the names of those. */
  readonly inherited?: Readonly<Record<string, string>>;
  /** Columns that follow from others: of the row, and of the record that it is in. */
  readonly computed?: (row: Row, owner: Row) => Row;
  /** Columns that the database works out: what a new row has before. */
  readonly initial?: Row;
  readonly parts?: readonly KindPart[];
}

/** A kind of record that can be imported. */
export interface Kind {
  readonly kind: string;
  readonly description: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly computed?: (row: Row, lengths: Readonly<Record<string, number>>) => Row;
  readonly initial?: Row;
  readonly parts?: readonly KindPart[];
  readonly example: object;
}
