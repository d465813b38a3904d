import { Fragment } from 'react';

import type { ColumnSet } from '#lib/exports/column-sets.ts';
import { plural } from '#lib/format/number.ts';

import styles from './fold.module.css';
import { columnsId } from './kind-details.tsx';

/** The columns of a table, with descriptions. There are hundreds, so each takes only two elements. */
export const ColumnFold = ({ set }: { set: ColumnSet }) => (
  <details className={styles.fold} id={columnsId(set)}>
    <summary>
      <b>{set.name}</b>
      <small>
        {set.columns.length} {plural(set.columns.length, 'column', 'columns')}
      </small>
    </summary>
    <dl className={styles.columns}>
      {set.columns.map(({ name, about }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </Fragment>
      ))}
    </dl>
  </details>
);
