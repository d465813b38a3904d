import { ScenarioHeader } from '#components/scenario/scenario-header.tsx';
import { scenarioTabs } from '#components/scenario/scenario-tabs.ts';
import { recordLayout } from '#components/ui/record-page.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { SCENARIO } from '#lib/data/scenarios.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

export default recordLayout({
  source: SCENARIO,
  trail: (run) => [
    { label: 'Home', href: routes.home },
    { label: 'Scenarios', href: routes.scenarios },
    { label: scenarioName(run) },
  ],
  content: ({ record: run, id, children }) => (
    <>
      <ScenarioHeader run={run} />
      <Tabs label="Scenario sections" tabs={scenarioTabs(id)} />
      <div className="mt-5">{children}</div>
    </>
  ),
});
