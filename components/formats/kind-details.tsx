import { type ColumnSet, slugOf } from '#lib/exports/column-sets.ts';
import { formatsOf } from '#lib/exports/format-facts.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { withEnding } from '#lib/url/export-address.ts';
import { type Field, type Filter, MAX_NUMBER } from '#lib/url/filter/filter.ts';
import { counted, thousands } from '#lib/format/number.ts';

import styles from './fold.module.css';

/** The most choices that are listed; the OpenAPI description has all of them. */
const SHOWN_CHOICES = 12;

/** The parameters of a filter and what they take. */
const FilterValues = ({ filter }: { filter: Filter }) => (
  <>
    <p>Its filter:</p>
    <ul>
      {Object.values(filter.fields).map((field) => (
        <li key={field.param}>
          <code>{field.param}</code>: {valuesOf(field)}
        </li>
      ))}
    </ul>
  </>
);

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'choice': {
      const values = field.options.map(({ value }) => value);
      const shown = values.slice(0, SHOWN_CHOICES).join(', ');
      return values.length > SHOWN_CHOICES ? `${shown} and ${values.length - SHOWN_CHOICES} others` : shown;
    }
    case 'flag':
      return field.on;
    case 'number':
      return `a whole number up to ${thousands(field.max ?? MAX_NUMBER)}`;
    case 'day':
      return 'a day in UTC, such as 2026-11-20, or a time, such as 2026-11-20T18:00Z';
    case 'text':
      return 'a text';
  }
}

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
                    {counted(columns.length, 'column')}
                    <span className="sr-only"> of {label}</span>
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
