import { STATISTICS_EXPORTS } from '#app/export/kinds/instances.ts';
import { DeathPlot } from '#components/instance/death-plot.tsx';
import { InstanceHeader } from '#components/instance/instance-header.tsx';
import { StatisticsTable } from '#components/instance/statistics-table.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE } from '#lib/data/instance/instances.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { encountersOf, isTimed } from '#lib/game/instances/encounters.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { describeStatistics } from '#lib/seo/descriptions/describe-instance.ts';
import { impossibleRatings, instanceRunWhere, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const addressOf = (id: string, query: SearchParams) =>
  listAddress(routes.instanceStatistics(id), query, STATISTICS_FILTER);

const page = recordPage({
  source: INSTANCE,
  path: routes.instanceStatistics,
  exports: STATISTICS_EXPORTS,
  describe: (instance, id) => ({ ...describeStatistics(instance), path: routes.instanceStatistics(id) }),
  crumbs: (instance, id) => [
    { label: 'Dungeons', href: routes.instances },
    { label: instanceName(instance), href: routes.instance(id) },
    { label: 'Statistics' },
  ],
  early: ({ id, query }) => ({
    list: addressOf(id, query),
    latest: getLatestRuns(id),
    sample: getRunSample(instanceRunWhere(id)),
  }),
  panels: (instance, { id, query }) => ({
    statistics: listEncounterStatistics(instance, addressOf(id, query).values),
  }),
  content: ({ record: instance, panels: { list, latest, sample, statistics } }) => (
    <>
      <DatasetData
        name={`Statistics of ${instanceName(instance)}`}
        description={describeStatistics(instance).description}
        path={list.path}
        exports={STATISTICS_EXPORTS}
      />
      <InstanceHeader instance={instance} runs={latest} sample={sample} />
      <div className="mt-5 grid gap-5">
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
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
