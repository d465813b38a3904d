import { countEncounters } from '#lib/game/instances/tries.ts';
import { describeInstanceRun } from '#lib/seo/descriptions/describe-instance-run.ts';
import { RUN_EXPORTS } from '#app/export/kinds/instances.ts';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { EncounterRunTable } from '#components/instance-run/encounter-run-table.tsx';
import { InstanceScoreboard } from '#components/instance-run/instance-scoreboard.tsx';
import { PartySummary } from '#components/instance-run/party-summary.tsx';
import { RunHeader } from '#components/instance-run/run-header.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { INSTANCE_RUN, listRunScores } from '#lib/data/instance/instance-runs.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { itemRatings, roleCounts, totalDeaths } from '#lib/game/instances/party.ts';
import { allEncounters } from '#lib/game/instances/won-words.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { instanceRunWhere } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: INSTANCE_RUN,
  path: routes.instanceRun,
  exports: RUN_EXPORTS,
  describe: (run, id, query) =>
    describePinned({ ...describeInstanceRun(run), path: routes.instanceRun(id) }, query, async () => {
      const { data } = await listRunScores(id);
      return data;
    }),
  crumbs: (run) => [{ label: 'Dungeon runs', href: routes.instanceRuns }, { label: instanceRunName(run) }],
  early: ({ id, query }) => ({
    list: listAddress(routes.instanceRun(id), query),
    scores: listRunScores(id),
  }),
  panels: (run) => ({ sample: getRunSample(instanceRunWhere(run.instance.id)) }),
  content: ({ record: { instance, encounters, ...run }, id, panels: { list, scores, sample } }) => (
    <>
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
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
