import type { ComponentProps } from 'react';

import { Panel } from '../page/panel.tsx';
import { Table, type TableProps, Pager } from '../table/table.tsx';

interface Props<Row, Key extends string> extends TableProps<Row, Key> {
  /** The text below the head where there are no rows. */
  readonly empty?: string;
  readonly pager?: ComponentProps<typeof Pager>;
  readonly className?: string;
  /** Without the brackets of the main panels. */
  readonly plain?: boolean;
}

/** A list on a panel: its table, whose head stays when there are no rows, and its pager. */
export function ListPanel<Row, Key extends string>({
  empty,
  pager,
  className,
  plain = false,
  ...table
}: Props<Row, Key>) {
  return (
    <Panel
      ornate={!plain}
      className={className ?? (table.scrolls ? 'min-w-0 overflow-clip' : 'overflow-hidden')}
    >
      <Table {...table} />
      {empty && table.rows.length === 0 && <p className="px-5 py-4 text-muted">{empty}</p>}
      {pager && <Pager {...pager} />}
    </Panel>
  );
}
