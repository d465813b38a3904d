import { Heatmap } from '#components/map/heatmap.tsx';
import { BattleHead } from '#components/scoreboard/battle-head.tsx';
import { TopGuilds } from '#components/scoreboard/top-guilds.tsx';
import { TopPlayers } from '#components/scoreboard/top-players.tsx';
import { SkirmishTotals } from '#components/skirmish/skirmish-totals.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import type { Tab } from '#components/ui/page/tab-list.tsx';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { FactTime, Duration } from '#components/ui/time/timestamp.tsx';
import type { SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { getTopPlayers, SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { plain } from '#lib/format/number.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';
import { zoneDayHref } from '#lib/game/places/zone-href.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { skirmishName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

/**
 * The head of a skirmish's pages: where, when, how many on each side, which guilds, and the heat
 * (rules.md: Skirmishes).
 */
function SkirmishHeader({ skirmish }: { skirmish: SkirmishInfoFragment }) {
  const { instance, battle, primaryZone, heatmap, startTime } = skirmish;
  const { name, area } = skirmishLocation(skirmish);
  const zoneDay = primaryZone ? zoneDayHref(primaryZone.id, startTime) : null;
  const place = instance ? routes.scenario(instance.id) : zoneDay;
  return (
    <BattleHead
      title={place === null ? name : <NavLink href={place}>{name}</NavLink>}
      facts={
        <>
          <FactTime at={startTime} precision="minute" />
          <Duration ms={fightLength(skirmish)} precision="minute" />
          {area && ` · ${area}`}
          {!skirmish.scenario && (
            <>
              {' · '}
              <NavLink href={routes.battle(battle?.id ?? skirmish.id)} className="text-link underline">
                {battle && battle.skirmishes.length > 1
                  ? `part of a battle of ${plain(battle.skirmishes.length)} skirmishes`
                  : 'battle report'}
              </NavLink>
            </>
          )}
        </>
      }
      totals={
        <>
          <SkirmishTotals skirmish={skirmish} />
          <TopGuilds byPlayers={skirmish.topGuildsByPlayers} byKills={skirmish.topGuildsByKills} />
        </>
      }
      map={
        <Heatmap
          zoneId={primaryZone?.id}
          place={name}
          points={heatmap}
          kills={skirmish.numberOfKills}
          size={300}
        />
      }
    />
  );
}

const start = startOnce((id: string) => ({ leaders: getTopPlayers(id) }));

export default async function SkirmishLayout(props: LayoutProps<'/skirmish/[id]'>) {
  const found = await find(SKIRMISH, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: skirmish, id, provenance } = found;
  const { leaders } = start(id);
  await awaitPanels(leaders);
  return (
    <Page
      crumbs={[{ label: 'Skirmishes', href: routes.skirmishes }, { label: skirmishName(skirmish) }]}
      provenance={provenance}
    >
      <div className="group">
        <SkirmishHeader skirmish={skirmish} />
        <Load from={leaders} label="top players" rows={2}>
          {(top) => <TopPlayers leaders={top} folds />}
        </Load>
        <Below of={[leaders]}>
          <div className="mt-6 narrow:mt-3">
            <Tabs label="Skirmish sections" tabs={skirmishTabs(id)} />
          </div>
          <div className="mt-4">{props.children}</div>
        </Below>
      </div>
    </Page>
  );
}

/** The sections of a skirmish's pages. */
function skirmishTabs(id: string): readonly Tab[] {
  return [
    { label: 'Scoreboard', href: routes.skirmish(id) },
    { label: 'Kills', href: routes.skirmish(id, '/kills') },
    { label: 'Kill damage', href: routes.skirmish(id, '/damage') },
  ];
}
