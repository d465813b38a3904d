import { SkirmishHeader } from '#components/skirmish/skirmish-header.tsx';
import { TopPlayers } from '#components/scoreboard/top-players.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordLayout } from '#components/ui/record/record-page.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { getTopPlayers, SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { skirmishName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import type { Tab } from '#components/ui/page/tab-list.tsx';

export default recordLayout({
  source: SKIRMISH,
  crumbs: (skirmish) => [{ label: 'Skirmishes', href: routes.skirmishes }, { label: skirmishName(skirmish) }],
  early: ({ id }) => ({ leaders: getTopPlayers(id) }),
  content: ({ record: skirmish, id, panels: { leaders }, children }) => (
    <>
      <SkirmishHeader skirmish={skirmish} />
      <div className="narrow:flex narrow:flex-col">
        <div className="narrow:order-1">
          <Load from={leaders} label="top players" rows={2}>
            {(top) => <TopPlayers leaders={top} />}
          </Load>
        </div>
        <div className="mt-6 narrow:mt-3">
          <Tabs label="Skirmish sections" tabs={skirmishTabs(id)} />
        </div>
        <div className="mt-4">{children}</div>
      </div>
    </>
  ),
});

/** The sections of a skirmish's pages. */
function skirmishTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.skirmish(id) },
    { label: 'Kills', href: routes.skirmish(id, '/kills') },
    { label: 'Kill damage', href: routes.skirmish(id, '/damage') },
  ];
}
