import { FORMAT_FACTS } from '#lib/exports/format-facts.ts';
import { type ExportFormat, exportHref } from '#lib/url/export-address.ts';
import type { Column } from '../ui/table/column.ts';
import { Table } from '../ui/table/table.tsx';
import { Fragment } from 'react';
import type { ColumnSet } from '#lib/exports/column-sets.ts';
import { plural } from '#lib/format/number.ts';
import styles from './fold.module.css';
import { columnsId } from './kind-details.tsx';
import type { Route } from 'next';
import { routes } from '#lib/url/routes.ts';

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

const COLUMNS: readonly Column<ExportFormat>[] = [
  {
    header: 'Ending',
    width: 'w-[96px]',
    narrow: { line: 1, from: 1, to: 2 },
    cell: (format) => <code>.{format}</code>,
  },
  {
    header: 'Gives',
    width: 'grow-[2]',
    narrow: { line: 2, from: 1, to: 4 },
    cell: (format) => FORMAT_FACTS[format].is,
  },
  {
    header: 'Good for',
    narrow: { line: 1, from: 2, to: 4, atEnd: true },
    cell: (format) => FORMAT_FACTS[format].goodFor,
  },
  {
    header: 'Media type',
    width: 'w-[180px]',
    narrow: 'hidden',
    cell: (format) => <span className="text-muted">{FORMAT_FACTS[format].type}</span>,
  },
];

/** The endings and what each gives. */
export const FormatTable = ({ formats }: { formats: readonly ExportFormat[] }) => (
  <Table
    caption="Formats"
    layout="list"
    columns={COLUMNS}
    rows={formats}
    rowKey={(format) => format}
    narrowTracks="narrow:grid-cols-[auto_1fr_auto]"
  />
);

interface Props {
  /** A kill to take as an example; undefined where there is none. */
  readonly killId: string | undefined;
  /** The origin that visitors use. */
  readonly siteUrl: string;
}

/** Addresses to try first, all of which answer. */
export function FormatExamples({ killId, siteUrl }: Props) {
  const kills = exportHref(routes.kills, 'csv', { soloOnly: 'true', period: 'thisWeek' });
  const examples: readonly { readonly what: string; readonly href: Route }[] = [
    { what: 'Solo kills of this week as a table', href: kills },
    { what: 'The newest kills as data', href: exportHref(routes.kills, 'json') },
    { what: 'The newest kills as a feed', href: exportHref(routes.kills, 'atom') },
    ...(killId === undefined
      ? []
      : [{ what: 'One kill with all its attackers', href: exportHref(routes.kill(killId), 'json') }]),
  ];
  return (
    <>
      <ul>
        {examples.map(({ what, href }) => (
          <li key={href}>
            {what}:{' '}
            <a href={href} rel="nofollow">
              <code>{href}</code>
            </a>
          </li>
        ))}
      </ul>
      <pre>{`curl -i '${siteUrl}${kills}'`}</pre>
    </>
  );
}
