import { SkirmishHeader } from '#components/skirmish/skirmish-header.tsx';
import { TopPlayers } from '#components/skirmish/top-players.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Page } from '#components/ui/page.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { getSkirmish, getTopPlayers } from '#lib/data/skirmishes.ts';
import { routes } from '#lib/url/routes.ts';

const TABS = [
  { label: 'Scoreboard', section: '' },
  { label: 'Kills', section: '/kills' },
  { label: 'Kill Damage', section: '/damage' },
];

export default async function SkirmishLayout({ params, children }: LayoutProps<'/skirmish/[id]'>) {
  const { id } = await params;
  return (
    <MainRecord from={getSkirmish(id)}>
      {async (skirmish) => {
        const leaders = getTopPlayers(id);
        await awaitPanels(leaders);
        return (
          <Page
            trail={[
              { label: 'Home', href: routes.home },
              { label: 'Skirmishes', href: routes.skirmishes },
              { label: `Skirmish Report #${id}` },
            ]}
          >
            <SkirmishHeader skirmish={skirmish} />
            <Load from={leaders} label="top players" rows={2}>
              {(top) => <TopPlayers leaders={top} />}
            </Load>
            <div className="mt-6">
              <Tabs
                label="Skirmish sections"
                tabs={TABS.map(({ label, section }) => ({ label, href: `/skirmish/${id}${section}` }))}
              />
            </div>
            <div className="mt-4">{children}</div>
          </Page>
        );
      }}
    </MainRecord>
  );
}
