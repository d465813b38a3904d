import { RUN_EXPORTS } from '#app/export/kinds/instance-runs.ts';
import { EncounterRunTable } from '#components/instance-run/encounter-run-table.tsx';
import { InstanceScoreboard } from '#components/instance-run/instance-scoreboard.tsx';
import { PartySummary } from '#components/instance-run/party-summary.tsx';
import { RunHeader } from '#components/instance-run/run-header.tsx';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { INSTANCE_RUN, listRunScores } from '#lib/data/instance/instance-runs.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';
import { countEncounters } from '#lib/game/instances/tries.ts';
import { allEncounters } from '#lib/game/instances/won-words.ts';
import { describeInstanceRun } from '#lib/seo/descriptions/describe-instance-run.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { instanceRunWhere } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.instanceRun(id), query);
  return { list, scores: listRunScores(id) };
});

export async function generateMetadata(props: PageProps<'/instance-run/[id]'>) {
  const found = await find(INSTANCE_RUN, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: run, id, query } = found;
  return metadataOf({
    exports: RUN_EXPORTS,
    query,
    ...(await describePinned(
      { ...describeInstanceRun(run), path: routes.instanceRun(id) },
      query,
      async () => {
        const { data } = await listRunScores(id);
        return data;
      },
    )),
  });
}

export default async function InstanceRunPage(props: PageProps<'/instance-run/[id]'>) {
  const found = await find(INSTANCE_RUN, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record, id, query, provenance } = found;
  const { instance, encounters, ...run } = record;
  const { list, scores } = start(id, query);
  const sample = getRunSample(instanceRunWhere(instance.id));
  await awaitPanels(scores, sample);
  return (
    <Page
      crumbs={[{ label: 'Dungeon runs', href: routes.instanceRuns }, { label: instanceRunName(record) }]}
      provenance={provenance}
    >
      <RunHeader
        instanceId={instance.id}
        title={<NavLink href={routes.instance(instance.id)}>{instanceName(instance)}</NavLink>}
        course={run}
      />
      <PartySummary
        ratings={itemRatings(run.scoreboardEntries)}
        roles={roleCounts(run.scoreboardEntries)}
        deaths={totalDeaths(run.scoreboardEntries)}
        encounters={{
          ...countEncounters(encounters),
          inInstance: allEncounters({ instance, encounters }),
        }}
      />
      <SectionHeading>Encounters</SectionHeading>
      <EncounterRunTable runId={id} attempts={encounters} />
      <SectionHeading>Scoreboard</SectionHeading>
      <Load from={scores} label="scoreboard" rows={run.scoreboardEntries.length}>
        {(entries) => <InstanceScoreboard scores={entries} list={list} />}
      </Load>
      <SectionHeading>Among other runs</SectionHeading>
      <Load from={sample} label="plot of durations" rows={8}>
        {(found) => (
          <PlotPanels>
            <DurationPlot sample={found} run={{ ...run, id }} />
          </PlotPanels>
        )}
      </Load>
      <ExportLinks exports={RUN_EXPORTS} path={routes.instanceRun(id)} query={query} />
    </Page>
  );
}
