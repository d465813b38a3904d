import { CareerContent, describeCareers } from '#app/career-content.tsx';
import { CAREER_EXPORTS } from '#app/export/kinds/careers.ts';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Career } from '#graphql/generated/documents.ts';
import { bestOfCareer, CAREER, getCareers, gamePatches } from '#lib/data/war/careers.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((career: Career, query: SearchParams) => {
  const list = listAddress(routes.career(career), query, CAREERS_FILTER);
  return { list, found: getCareers(career, list) };
});

export async function generateMetadata(props: PageProps<'/career/[career]'>) {
  const found = await find(CAREER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.career(id),
    exports: CAREER_EXPORTS,
    query,
    ...(await describeCareers(record.name, id, query)),
  });
}

export default async function CareerPage(props: PageProps<'/career/[career]'>) {
  const found = await find(CAREER, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record, id, query, provenance } = found;
  const started = start(id, query);
  const best = bestOfCareer(id);
  await awaitPanels(started.found, best);
  return (
    <Page
      crumbs={[{ label: 'Careers', href: routes.careers }, { label: record.name }]}
      provenance={provenance}
    >
      <CareerContent
        name={record.name}
        career={id}
        {...started}
        best={best}
        patches={gamePatches(new Date())}
      />
      <ExportLinks exports={CAREER_EXPORTS} path={started.list.path} query={query} />
    </Page>
  );
}
