import { STATISTICS_EXPORTS } from '#app/export/kinds/instances.ts';
import { DeathPlot } from '#components/instance/death-plot.tsx';
import { InstanceHeader } from '#components/instance/instance-header.tsx';
import { StatisticsTable } from '#components/instance/statistics-table.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE } from '#lib/data/instance/instances.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { encountersOf, isTimed } from '#lib/game/instances/encounters.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { describeStatistics } from '#lib/seo/descriptions/describe-instance.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { impossibleRatings, instanceRunWhere, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.instanceStatistics(id), query, STATISTICS_FILTER);
  return {
    list,
    latest: getLatestRuns(id),
    sample: getRunSample(instanceRunWhere(id)),
  };
});

export async function generateMetadata(props: PageProps<'/instance-statistics/[id]'>) {
  const found = await find(INSTANCE, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: instance, id, query } = found;
  return metadataOf({
    path: routes.instanceStatistics(id),
    exports: STATISTICS_EXPORTS,
    query,
    ...describeStatistics(instance),
  });
}

export default async function InstanceStatisticsPage(props: PageProps<'/instance-statistics/[id]'>) {
  const found = await find(INSTANCE, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: instance, id, query, provenance } = found;
  const { list, latest, sample } = start(id, query);
  const statistics = listEncounterStatistics(instance, list.values);
  await awaitPanels(latest, sample, statistics);
  return (
    <Page
      crumbs={[
        { label: 'Dungeons', href: routes.instances },
        { label: instanceName(instance), href: routes.instance(id) },
        { label: 'Statistics' },
      ]}
      provenance={provenance}
    >
      <DatasetData
        name={`Statistics of ${instanceName(instance)}`}
        description={describeStatistics(instance).description}
        path={list.path}
        exports={STATISTICS_EXPORTS}
      />
      <InstanceHeader instance={instance} runs={latest} sample={sample} />
      <div className="mt-5 grid grid-cols-1 gap-5">
        <Filters list={list} />
        <Load from={statistics} label="statistics" rows={encountersOf(instance).length}>
          {(rows) => (
            <div>
              <StatisticsTable rows={rows} impossible={impossibleRatings(list.values)} />
              {rows.some(({ totals }) => isTimed(totals)) && (
                <>
                  <SectionHeading>At a glance</SectionHeading>
                  <PlotPanels>
                    <DeathPlot rows={rows} />
                  </PlotPanels>
                </>
              )}
            </div>
          )}
        </Load>
      </div>
      <ExportLinks exports={STATISTICS_EXPORTS} path={routes.instanceStatistics(id)} query={query} />
    </Page>
  );
}
