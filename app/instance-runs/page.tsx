import { RUNS_EXPORTS } from '#app/export/kinds/instances.ts';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { RatingPlot } from '#components/instance/rating-plot.tsx';
import { InstanceRunList } from '#components/instance-run/instance-run-list.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { SectionHeading } from '#components/ui/page/section-heading.tsx';
import { listInstanceRuns } from '#lib/data/instance/instance-runs.ts';
import { sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import { describeRuns } from '#lib/seo/descriptions/describe-instance-run.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Dungeon runs',
  path: routes.instanceRuns,
  description: describeRuns,
  filter: RUN_FILTER,
  exports: RUNS_EXPORTS,
  list: listInstanceRuns,
  rows: ({ nodes }) =>
    (nodes ?? []).map((run) => ({ name: instanceRunName(run), href: routes.instanceRun(run.id) })),
  content: (page, list) => <InstanceRunList page={page} list={list} />,
  overview: {
    label: 'plots of runs',
    start: sampleFilteredRuns,
    content: (sample, { values }) =>
      sample.total > 0 && (
        <>
          <SectionHeading>At a glance</SectionHeading>
          <PlotPanels>
            <DurationPlot sample={sample} mixed={values.instance === 'all'} />
            <RatingPlot sample={sample} mixed={values.instance === 'all'} />
          </PlotPanels>
        </>
      ),
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
