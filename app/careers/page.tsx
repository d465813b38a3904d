import { CareerContent, describeCareers } from '#app/career-content.tsx';
import { CAREERS_EXPORTS } from '#app/export/kinds/careers.ts';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { CAREERS, getCareers, gamePatches } from '#lib/data/war/careers.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((career: 'ALL', query: SearchParams) => {
  const list = listAddress(routes.career(career), query, CAREERS_FILTER);
  return { list, found: getCareers(career, list) };
});

export async function generateMetadata(props: PageProps<'/careers'>) {
  const found = await find(CAREERS, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.career(id),
    exports: CAREERS_EXPORTS,
    query,
    ...(await describeCareers(record.name, id, query)),
  });
}

export default async function CareersPage(props: PageProps<'/careers'>) {
  const found = await find(CAREERS, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record, id, query, provenance } = found;
  const started = start(id, query);

  await awaitPanels(started.found);
  return (
    <Page crumbs={record.name} provenance={provenance}>
      <CareerContent
        name={record.name}
        career={null}
        {...started}
        best={null}
        patches={gamePatches(new Date())}
      />
      <ExportLinks exports={CAREERS_EXPORTS} path={started.list.path} query={query} />
    </Page>
  );
}
