import { slugOf, type ColumnSet } from '#lib/exports/column-sets.ts';
import { formatsOf } from '#lib/exports/formats-of.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { withEnding } from '#lib/url/export-address.ts';

import { FilterValues } from './filter-values.tsx';
import styles from './fold.module.css';

interface Props {
  readonly kind: ExportList;
  readonly columnsOf: (columns: ColumnSet['columns']) => ColumnSet;
}

/** Shows the exports of a kind of page: addresses, filters, tables. */
export function KindDetails({ kind, columnsOf }: Props) {
  const { address, title, tables, filter } = kind;
  const formats = formatsOf(kind);
  const shown = Object.entries(tables);
  return (
    <details className={styles.fold}>
      <summary>
        <span>
          <b>{title}</b> <code>{address}</code>
        </span>
        <small>{formats.join(' ')}</small>
      </summary>
      <div className={styles.content}>
        {!address.includes('{') && (
          <ul className={styles.addresses}>
            {formats.map((format) => (
              <li key={format}>
                <a href={withEnding(address, format)} rel="nofollow">
                  {withEnding(address, format)}
                </a>
              </li>
            ))}
          </ul>
        )}
        {shown.length > 0 && (
          <>
            <p>{shown.length === 1 ? 'Its table:' : 'Its tables, the first of which needs no name:'}</p>
            <ul>
              {shown.map(([name, { label, columns }]) => (
                <li key={name}>
                  <code>?table={name}</code>: {label},{' '}
                  <a href={`#${columnsId(columnsOf(columns))}`}>
                    {columns.length} columns<span className="sr-only"> of {label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {filter && <FilterValues filter={filter} />}
      </div>
    </details>
  );
}

/** Returns the id of the section on the page that lists a table's columns. */
export const columnsId = (set: ColumnSet): string => `columns-${slugOf(set)}`;
