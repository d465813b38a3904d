import { Panel } from '../page/panel.tsx';
import styles from './grid-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { Table, type TableProps } from './table.tsx';

/** A table with many narrow columns, which scrolls sideways on every screen while the names of its rows stay in sight. */
export const GridTable = <Row, Key extends string>(props: TableProps<Row, Key>) => (
  <Panel className="overflow-hidden">
    <ScrollRegion label={props.caption} className={styles.grid}>
      <Table {...props} />
    </ScrollRegion>
  </Panel>
);
