import { RUNS_EXPORTS } from '#app/export/kinds/instances.ts';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { RatingPlot } from '#components/instance/rating-plot.tsx';
import { InstanceRunList } from '#components/instance-run/instance-run-list.tsx';
import { MeantList } from '#components/overview/meant-list.tsx';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { isOffered, whatIsOffered } from '#lib/api/offered.ts';
import { listRunsOrSessions } from '#lib/data/instance/instance-runs.ts';
import { runsHeld } from '#lib/data/catalogue/held-parts.ts';
import { sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import { describeRuns } from '#lib/seo/descriptions/describe-instance-run.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { OF_RUNS, OF_SESSIONS, RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Dungeon runs',
  path: routes.instanceRuns,
  description: describeRuns,
  filter: RUN_FILTER,
  exports: RUNS_EXPORTS,
  form: (list) => (
    <>
      {isOffered('Query.dungeonSessions') && <ChoiceLinks list={list} name="view" />}
      <Filters list={list} fields={list.values.view === 'sessions' ? OF_SESSIONS : OF_RUNS} />
    </>
  ),
  list: listRunsOrSessions,
  held: runsHeld,
  rows: ({ runs }) =>
    (runs?.nodes ?? []).map((run) => ({ name: instanceRunName(run), href: routes.instanceRun(run.id) })),
  content: ({ runs, sessions }, list) =>
    sessions ? (
      <MeantList list={list} {...sessions}>
        {sessions.found && <SessionList list={list} found={sessions.found} about={SESSION_RULE} />}
      </MeantList>
    ) : (
      runs && <InstanceRunList page={runs} list={list} />
    ),
  overview: {
    label: 'plots of runs',
    start: sampleFilteredRuns,
    content: (sample, { values }) =>
      sample.total > 0 &&
      values.view === 'runs' && (
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

type Props = Parameters<typeof page.Page>[0];

/** The address without the list of sessions, where the API has none. */
async function offeredParams({ searchParams }: Props): Promise<Props> {
  const offers = await whatIsOffered();
  const { view, ...rest } = await searchParams;
  return { searchParams: Promise.resolve(offers('Query.dungeonSessions') ? { ...rest, view } : rest) };
}

export const generateMetadata = async (props: Props) => page.generateMetadata(await offeredParams(props));

export default async function InstanceRunsPage(props: Props) {
  return page.Page(await offeredParams(props));
}
