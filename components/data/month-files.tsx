import {
  type Manifest,
  type ManifestFile,
  type MonthOfTable,
  versionOf,
} from '#lib/exports/bulk/manifest.ts';
import { counted, decimal, thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

const FORMAT_NAMES: Readonly<Record<ManifestFile['format'], string>> = {
  'ndjson.gz': 'NDJSON',
  'csv.gz': 'CSV',
  parquet: 'Parquet',
};

/** The address of the present content of a file, which its next content does not have. */
const addressOf = (file: Pick<ManifestFile, 'path' | 'sha256'>): string =>
  `${routes.data}/${file.path}?v=${versionOf(file)}`;

/** The size of a file: bytes as thousands or millions of them, rounded to a tenth. */
function sizeWords(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${decimal(bytes / 1_000, 1)} kB` : `${decimal(bytes / 1_000_000, 1)} MB`;
}

/** A moment in UTC: its day alone where that begins with it. */
function momentWords(iso: string): string {
  const [day = '', time = ''] = iso.split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, '00:00'.length)} UTC`;
}

/**
 * Words for the part that there is of a month; empty for a whole one.
 * @example coverageWords(month) // ' from 2026-08-14 on, 2 parts of it incomplete'
 */
export function coverageWords({ month, from, to, gaps, whole }: MonthOfTable): string {
  if (whole) return '';
  const begins = from.startsWith(`${month}-01T00:00:00.000`) ? [] : [`from ${momentWords(from)} on`];
  const ends = to.startsWith(month) ? [`up to ${momentWords(to)}`] : [];
  const span = [...begins, ...ends].join(' ');
  const lacks = gaps.length > 0 ? `${counted(gaps.length, 'part')} of it incomplete` : '';
  return ` ${[span, lacks].filter((words) => words !== '').join(', ')}`;
}

const dayOf = ({ writtenAt }: MonthOfTable): string => writtenAt.slice(0, '2026-10-01'.length);

/** Says on which days the tables of a month were written. */
function Written({ months }: { readonly months: readonly MonthOfTable[] }) {
  const days = [...new Set(months.map(dayOf))].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined) return null;
  return <p>Written {first === last ? `on ${first}` : `from ${first} to ${last}`}.</p>;
}

interface TableOfMonthProps {
  readonly title: string;
  readonly known: MonthOfTable | undefined;
  readonly files: readonly ManifestFile[];
}

/** A table of a month: its rows, how much of the month they are of, and its files. */
function TableOfMonth({ title, known, files }: TableOfMonthProps) {
  const rows = known?.rows ?? files[0]?.rows;
  if (rows === undefined) return <li>{title}: the site has none of this month</li>;
  const part = known ? coverageWords(known) : '';
  if (rows === 0) return <li>{`${title}: none${part}`}</li>;
  return (
    <li>
      {`${title}, ${counted(rows, 'row')}${part}`}:{' '}
      {files.map((file, index) => (
        <span key={file.path}>
          {index > 0 && ', '}
          <a href={addressOf(file)} rel="nofollow">
            {FORMAT_NAMES[file.format]}
          </a>{' '}
          ({sizeWords(file.bytes)})
        </span>
      ))}
    </li>
  );
}

/** The files of all months, the newest month first, with their rows, sizes and checksums. */
export function MonthFiles({ manifest: { tables, months, files } }: { readonly manifest: Manifest }) {
  const names = [...new Set([...months, ...files].map(({ month }) => month))].toSorted().toReversed();
  if (names.length === 0) return <p>No month is exported yet.</p>;
  return names.map((month) => {
    const ofMonth = files.filter((file) => file.month === month);
    const known = months.filter((one) => one.month === month);
    return (
      <section key={month} aria-label={month}>
        <h3>{month}</h3>
        <ul>
          {tables.map(({ name, title }) => (
            <TableOfMonth
              key={name}
              title={title}
              known={known.find(({ table }) => table === name)}
              files={ofMonth.filter(({ table }) => table === name)}
            />
          ))}
        </ul>
        <Written months={known} />
        {ofMonth.length > 0 && (
          <details>
            <summary>Checksums of {month} (SHA-256)</summary>
            <pre className="overflow-x-auto">
              <code>{ofMonth.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')}</code>
            </pre>
          </details>
        )}
      </section>
    );
  });
}

/** The columns of each table with their types and meanings. */
export const BulkColumns = ({ tables }: Pick<Manifest, 'tables'>) =>
  tables.map(({ name, title, columns }) => (
    <details key={name}>
      <summary>
        {title} ({thousands(columns.length)} columns)
      </summary>
      <ul>
        {columns.map((column) => (
          <li key={column.name}>
            <code>{column.name}</code> ({column.type}): {column.about}
          </li>
        ))}
      </ul>
    </details>
  ));
