import { RECORDS_EXPORTS } from '#app/export/kinds/records.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { RecordCards, RecordClears, RecordMonths, RecordsByGroup } from '#components/war/records.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getWarRecords } from '#lib/data/war/records.ts';
import { countedWords, recordsSentence } from '#lib/game/war/records.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { RECORDS_FILTER } from '#lib/url/filter/records-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/records'>) {
  if (await askNotOffered(routes.records)) return metadataOfMissing();
  const query = await searchParams;
  return metadataOf({
    query,
    path: routes.records,
    exports: RECORDS_EXPORTS,
    ...narrowed(LISTS.records, { query, filter: RECORDS_FILTER }),
  });
}

export default async function RecordsPage({ searchParams }: PageProps<'/records'>) {
  const notOffered = await askNotOffered(routes.records);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(routes.records, query, RECORDS_FILTER);
  const found = getWarRecords(now, list);
  await awaitPanels(found);
  return (
    <Page crumbs="Records">
      <h1 className="text-2xl leading-title">Records</h1>
      <Load from={found} label="records" rows={8}>
        {(records) => (
          <>
            <p className="mt-1.5 mb-4 text-md font-semibold">
              {recordsSentence(records.best, list.values.group)}
            </p>
            <div className="grid grid-cols-1 gap-5">
              <Filters list={list} />
              <RecordCards best={records.best} group={list.values.group} />
              {(['MONTH', 'GUILD_MONTH'] as const).map((kind) => (
                <RecordMonths
                  key={kind}
                  kind={kind}
                  records={records.months.filter((record) => record.kind === kind)}
                />
              ))}
              <RecordClears clears={records.clears} />
              <RecordsByGroup best={records.best} />
            </div>
            <p className="mt-5 max-w-[68ch] text-sm text-muted">
              {countedWords(records)} Two kills at least are a record. Weeks and months count when they are
              over, and where all of their kills are known. Of equal ones the earliest ten are named, and up
              to a hundred stand in the downloads.
            </p>
          </>
        )}
      </Load>
      <ExportLinks exports={RECORDS_EXPORTS} path={routes.records} query={query} />
    </Page>
  );
}
