import { RUNS_EXPORTS } from '#app/export/kinds/instance-runs.ts';
import { SESSION_RULE, SessionList } from '#components/dungeon/session-list.tsx';
import { InstanceRunList } from '#components/instance-run/instance-run-list.tsx';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { RatingPlot } from '#components/instance/rating-plot.tsx';
import { MeantList } from '#components/overview/meant-list.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered, whatIsOffered } from '#lib/api/offered.ts';
import { runsHeld } from '#lib/data/catalogue/held-parts.ts';
import { listRunsOrSessions } from '#lib/data/instance/instance-runs.ts';
import { sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import { describeRuns } from '#lib/seo/descriptions/describe-instance-run.ts';
import { isEmptyOwnPart } from '#lib/seo/descriptions/describe-list.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { OF_RUNS, OF_SESSIONS, RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ runs }: DataOf<typeof listRunsOrSessions>): readonly ListedPage[] =>
  (runs?.nodes ?? []).map((run) => ({ name: instanceRunName(run), href: routes.instanceRun(run.id) }));

/** The query of the address without the list of sessions, where the API has none. */
async function offeredQuery({ searchParams }: PageProps<'/instance-runs'>): Promise<SearchParams> {
  const offers = await whatIsOffered();
  const { view, ...rest } = await searchParams;
  return offers('Query.dungeonSessions') ? { ...rest, view } : rest;
}

export async function generateMetadata(props: PageProps<'/instance-runs'>) {
  if (await askNotOffered(routes.instanceRuns)) return metadataOfMissing();
  const query = await offeredQuery(props);
  const list = listAddress(routes.instanceRuns, query, RUN_FILTER);
  return metadataOf({
    ...describeRuns(list.values),
    query,
    filter: RUN_FILTER,
    exports: RUNS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listRunsOrSessions(list), rowsOf),
  });
}

export default async function InstanceRunsPage(props: PageProps<'/instance-runs'>) {
  const notOffered = await askNotOffered(routes.instanceRuns);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await offeredQuery(props);
  const list = listAddress(routes.instanceRuns, query, RUN_FILTER);
  const found = listRunsOrSessions(list);
  const sample = sampleFilteredRuns(list);
  const held = runsHeld().catch(() => null);
  await awaitPanels(found, sample);
  return (
    <Page crumbs="Dungeon runs">
      <h1 className="mb-4 text-2xl leading-title">Dungeon runs</h1>
      {isOffered('Query.dungeonSessions') && <ChoiceLinks list={list} name="view" />}
      <Filters list={list} fields={list.values.view === 'sessions' ? OF_SESSIONS : OF_RUNS} />
      <div className="mt-5">
        <Load from={found} label="dungeon runs">
          {(page) => {
            const { runs, sessions } = page;
            return (
              <>
                <ListData name="Dungeon runs" rows={rowsOf(page)} />
                {sessions ? (
                  <MeantList list={list} {...sessions}>
                    {sessions.found && (
                      <SessionList list={list} found={sessions.found} about={SESSION_RULE} />
                    )}
                  </MeantList>
                ) : (
                  runs && <InstanceRunList page={runs} list={list} />
                )}
              </>
            );
          }}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <Load from={sample} label="plots of runs" rows={8}>
        {(runs) =>
          runs.total > 0 &&
          list.values.view === 'runs' && (
            <>
              <SectionHeading>At a glance</SectionHeading>
              <PlotPanels>
                <DurationPlot sample={runs} mixed={list.values.instance === 'all'} />
                <RatingPlot sample={runs} mixed={list.values.instance === 'all'} />
              </PlotPanels>
            </>
          )
        }
      </Load>
      <ExportLinks exports={RUNS_EXPORTS} path={routes.instanceRuns} query={query} />
    </Page>
  );
}
