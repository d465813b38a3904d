import { BulkColumns, MonthFiles } from '#components/data/month-files.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { type TextSection, TextSections } from '#components/ui/record/text-sections.tsx';
import { env } from '#lib/env.ts';
import { MANIFEST, type Manifest, readManifest } from '#lib/exports/bulk/manifest.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { routes } from '#lib/url/routes.ts';

const MANIFEST_ADDRESS = `${routes.data}/${MANIFEST}`;

export const generateMetadata = () =>
  metadataOf({
    title: 'Whole months of data',
    description:
      'Closed months of kills, attackers, scenarios, scoreboards, battles and dungeon runs as NDJSON, CSV and Parquet, with checksums.',
    path: routes.data,
  });

/** Says that the operator of the site gives no bulk data. */
const Off = () => (
  <p>
    This site does not give whole months as files. <NavLink href={routes.formats}>Data and formats</NavLink>{' '}
    has every list, with up to 1,000 rows at a time.
  </p>
);

interface FilesProps {
  readonly manifest: Manifest;
}

/** The content of the files, and the terms for others. */
const About = ({ manifest: { licence, recordedSince } }: FilesProps) => (
  <>
    <p>
      A month is exported two days after it has ended (UTC), by the time at which a thing began. A file has
      what the site knew when it was written. It is written again, with another checksum, when rows of its
      month came later. It can be fetched in parts, and the download of a part can be resumed.
    </p>
    <p>
      {recordedSince === null
        ? 'Each kind begins with the first row that the site has of it'
        : `The site has kept all that it was told since ${recordedSince.slice(0, 10)}`}
      . A month that it has in part says from when on; a kind without a row in a month has no file.
    </p>
    <p>
      <a href={MANIFEST_ADDRESS}>{MANIFEST_ADDRESS}</a> lists all files with their rows, bytes, SHA-256 and
      columns. Empty cells are not known; times are in UTC.
    </p>
    <p>Licence: {licence ?? 'the operator has stated none; ask before you publish what you make of it.'}</p>
  </>
);

/** Two ways to read a file, with the newest month that there is. */
function Examples({ manifest }: FilesProps) {
  const path = manifest.files.findLast(
    ({ table, format }) => table === 'kills' && format === 'parquet',
  )?.path;
  if (path === undefined) return <p>There are none before a month is exported.</p>;
  const address = `${siteUrl(env())}${routes.data}/${path}`;
  return (
    <>
      <p>DuckDB reads only the parts of a file that a question needs:</p>
      <pre className="overflow-x-auto">
        <code>{`SELECT killerCareer, count(*) AS kills
FROM read_parquet('${address}')
GROUP BY killerCareer ORDER BY kills DESC;`}</code>
      </pre>
      <p>pandas:</p>
      <pre className="overflow-x-auto">
        <code>{`import pandas as pd
kills = pd.read_parquet('${address}')
print(kills.groupby('killerCareer').size().sort_values(ascending=False))`}</code>
      </pre>
    </>
  );
}

export default async function DataPage() {
  const { DATA_EXPORTS: folder } = env();
  const manifest = folder === undefined ? null : await readManifest(folder);
  const sections: readonly TextSection[] = manifest
    ? [
        { id: 'about', title: 'About the files', content: <About manifest={manifest} /> },
        { id: 'months', title: 'Months', content: <MonthFiles manifest={manifest} /> },
        { id: 'examples', title: 'Examples', content: <Examples manifest={manifest} /> },
        { id: 'columns', title: 'Columns', content: <BulkColumns tables={manifest.tables} /> },
      ]
    : [{ id: 'months', title: 'Months', content: <Off /> }];
  return (
    <Page crumbs="Whole months of data">
      <h1 className="text-2xl leading-title">Whole months of data</h1>
      <p className="mt-2 mb-6 max-w-[68ch] text-md text-muted">
        For questions about a whole month rather than a page: everything that happened in it, in one file for
        each kind.
      </p>
      <TextSections sections={sections} />
    </Page>
  );
}
