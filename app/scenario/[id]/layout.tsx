import { ScenarioHeader } from '#components/scenario/scenario-header.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Page } from '#components/ui/page.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { getScenario } from '#lib/data/scenarios.ts';
import { routes } from '#lib/url/routes.ts';

const TABS = [
  { label: 'Scoreboard', section: '' },
  { label: 'Kills', section: '/kills' },
  { label: 'Skirmishes', section: '/skirmishes' },
  { label: 'Map', section: '/map' },
];

export default async function ScenarioLayout({ params, children }: LayoutProps<'/scenario/[id]'>) {
  const { id } = await params;
  return (
    <MainRecord from={getScenario(id)}>
      {(run) => (
        <Page
          trail={[
            { label: 'Home', href: routes.home },
            { label: 'Scenarios', href: routes.scenarios },
            { label: `Scenario #${id}` },
          ]}
        >
          <ScenarioHeader run={run} />
          <Tabs
            label="Scenario sections"
            tabs={TABS.map(({ label, section }) => ({ label, href: `/scenario/${id}${section}` }))}
          />
          <div className="mt-5">{children}</div>
        </Page>
      )}
    </MainRecord>
  );
}
