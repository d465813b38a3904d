import type { Manifest, ManifestFile } from '#lib/exports/bulk/manifest.ts';
import { counted, decimal, thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

const FORMAT_NAMES: Readonly<Record<ManifestFile['format'], string>> = {
  'ndjson.gz': 'NDJSON',
  'csv.gz': 'CSV',
  parquet: 'Parquet',
};

const addressOf = ({ path }: Pick<ManifestFile, 'path'>): string => `${routes.data}/${path}`;

/** The size of a file: bytes as thousands or millions of them, rounded to a tenth. */
function sizeWords(bytes: number): string {
  if (bytes < 1_000) return counted(bytes, 'byte');
  return bytes < 1_000_000 ? `${decimal(bytes / 1_000, 1)} kB` : `${decimal(bytes / 1_000_000, 1)} MB`;
}

/** The files of all months, the newest month first, with their rows, sizes and checksums. */
export function MonthFiles({ manifest: { tables, files } }: { readonly manifest: Manifest }) {
  const months = [...new Set(files.map(({ month }) => month))].toSorted().toReversed();
  if (months.length === 0) return <p>No month is exported yet.</p>;
  return months.map((month) => {
    const ofMonth = files.filter((file) => file.month === month);
    return (
      <section key={month} aria-label={month}>
        <h3>{month}</h3>
        <ul>
          {tables.map(({ name, title }) => {
            const ofTable = ofMonth.filter(({ table }) => table === name);
            return (
              ofTable[0] && (
                <li key={name}>
                  {title}, {counted(ofTable[0].rows, 'row')}:{' '}
                  {ofTable.map((file, index) => (
                    <span key={file.path}>
                      {index > 0 && ', '}
                      <a href={addressOf(file)} rel="nofollow">
                        {FORMAT_NAMES[file.format]}
                      </a>{' '}
                      ({sizeWords(file.bytes)})
                    </span>
                  ))}
                </li>
              )
            );
          })}
        </ul>
        <details>
          <summary>Checksums of {month} (SHA-256)</summary>
          <pre className="overflow-x-auto">
            <code>{ofMonth.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')}</code>
          </pre>
        </details>
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
