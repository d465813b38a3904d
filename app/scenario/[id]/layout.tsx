import { ScenarioHeader } from '#components/scenario/scenario-header.tsx';
import { TopPlayers } from '#components/scoreboard/top-players.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordLayout } from '#components/ui/record/record-page.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { orFalse } from '#lib/api/answer.ts';
import { getScenarioHeatmap, listScenarioScores, SCENARIO } from '#lib/data/war/scenarios.ts';
import { topPlayers } from '#lib/game/battles/scenario-totals.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import type { Tab } from '#components/ui/page/tab-list.tsx';

/** The sections of a scenario run's pages. */
function scenarioTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.scenario(id) },
    { label: 'Kills', href: routes.scenario(id, '/kills') },
    { label: 'Skirmishes', href: routes.scenario(id, '/skirmishes') },
    { label: 'Map', href: routes.scenario(id, '/map') },
  ];
}

export default recordLayout({
  source: SCENARIO,
  crumbs: (run) => [{ label: 'Scenarios', href: routes.scenarios }, { label: scenarioName(run) }],
  early: ({ id }) => ({ scores: orFalse(listScenarioScores(id)), heatmap: getScenarioHeatmap(id) }),
  content: ({ record: run, id, panels: { scores, heatmap }, children }) => (
    <div className="group narrow:flex narrow:flex-col">
      <ScenarioHeader run={run} scores={scores} heatmap={heatmap} />
      <div className="narrow:order-1">
        <Load from={scores} label="top players" rows={2}>
          {(entries) => entries && <TopPlayers leaders={topPlayers(entries)} />}
        </Load>
      </div>
      <div className="mt-6 narrow:mt-3">
        <Tabs label="Scenario sections" tabs={scenarioTabs(id)} />
      </div>
      <div className="mt-5">{children}</div>
    </div>
  ),
});
