import type { ReactNode } from 'react';

import { SectionHeading } from '../page/panel.tsx';
import type { TableProps } from '../table/table.tsx';
import { ListPanel } from './list-panel.tsx';

interface Props<Row, Key extends string> extends Omit<TableProps<Row, Key>, 'caption'> {
  readonly title: string;
  /** The caption for screen readers, where the title alone does not name the table. */
  readonly caption?: string;
  /** A note above the table, such as on what it counts. */
  readonly note?: ReactNode;
  /** The text in place of the table where there are no rows; nothing but the note without it. */
  readonly empty?: string;
}

/** A table on a plain panel under its heading. */
export const TableSection = <Row, Key extends string>({ title, note, empty, ...table }: Props<Row, Key>) => (
  <section>
    <SectionHeading>{title}</SectionHeading>
    {note && <p className="mb-3 max-w-prose text-muted">{note}</p>}
    {table.rows.length > 0 && <ListPanel plain caption={title} {...table} />}
    {table.rows.length === 0 && empty && <p className="text-muted">{empty}</p>}
  </section>
);
