import { ScenarioHeader } from '#components/scenario/scenario-header.tsx';
import { TopPlayers } from '#components/scoreboard/top-players.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { orFalse } from '#lib/api/answer.ts';
import { getScenarioHeatmap, listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { topPlayers } from '#lib/game/battles/scenario-totals.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

/** The sections of a scenario run's pages. */
function scenarioTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.scenario(id) },
    { label: 'Kills', href: routes.scenario(id, '/kills') },
    { label: 'Skirmishes', href: routes.scenario(id, '/skirmishes') },
    { label: 'Map', href: routes.scenario(id, '/map') },
  ];
}

const start = startOnce((id: string) => ({
  scores: orFalse(listScenarioScores(id)),
  heatmap: getScenarioHeatmap(id),
}));

export default async function ScenarioLayout(props: LayoutProps<'/scenario/[id]'>) {
  const found = await find(SCENARIO, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: run, id, provenance } = found;
  const { scores, heatmap } = start(id);
  await awaitPanels(scores, heatmap);
  return (
    <Page
      crumbs={[{ label: 'Scenarios', href: routes.scenarios }, { label: scenarioName(run) }]}
      provenance={provenance}
    >
      <div className="group">
        <ScenarioHeader run={run} scores={scores} heatmap={heatmap} />
        <Load from={scores} label="top players" rows={2}>
          {(entries) => entries && <TopPlayers leaders={topPlayers(entries)} folds />}
        </Load>
        <Below of={[scores]}>
          <div className="mt-6 narrow:mt-3">
            <Tabs label="Scenario sections" tabs={scenarioTabs(id)} />
          </div>
          <div className="mt-5">{props.children}</div>
        </Below>
      </div>
    </Page>
  );
}
