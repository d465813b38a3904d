import type { SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { Heatmap } from '../map/heatmap.tsx';
import { Duration } from '../ui/duration.tsx';
import { Panel } from '../ui/panel.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { SplitBar } from '../ui/split-bar.tsx';
import { TopGuilds } from './top-guilds.tsx';

/**
 * The head of a skirmish's pages: where, when, how many on each side, which guilds, and the heat
 * (rules.md: Skirmishes).
 */
export function SkirmishHeader({ skirmish }: { skirmish: SkirmishInfoFragment }) {
  const { instance, primaryZone, heatmap, startTime, endTime } = skirmish;
  const { name, area } = skirmishLocation(skirmish);
  return (
    <Panel
      as="section"
      ornate
      className="grid grid-cols-[minmax(0,1fr)_300px] gap-7 px-6 py-5.5 narrow:grid-cols-1 narrow:gap-4.5 narrow:px-3.5 narrow:py-4"
    >
      <div>
        <h1 className="text-2xl">
          {instance ? <NavLink href={routes.scenario(instance.id)}>{name}</NavLink> : name}
        </h1>
        <p className="mt-1.5 mb-5 text-muted">
          {area && `${area} · `}
          <Timestamp at={startTime} precision="minute" /> ·{' '}
          <Duration ms={spanOf(startTime, endTime)} precision="minute" />
        </p>
        <div className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1 narrow:gap-4 print:gap-x-4">
          <Total
            what="players"
            total={skirmish.numberOfPlayers}
            order={skirmish.numberOfPlayersOrder}
            destruction={skirmish.numberOfPlayersDestruction}
          />
          <Total
            what="kills"
            total={skirmish.numberOfKills}
            order={skirmish.numberOfKillsOrder}
            destruction={skirmish.numberOfKillsDestruction}
          />
          <TopGuilds title="Most players" guilds={skirmish.topGuildsByPlayers} />
          <TopGuilds title="Most kills" guilds={skirmish.topGuildsByKills} />
        </div>
      </div>
      <div className="narrow:flex narrow:justify-center">
        <Heatmap
          zoneId={primaryZone?.id}
          place={name}
          points={heatmap}
          kills={skirmish.numberOfKills}
          size={300}
        />
      </div>
    </Panel>
  );
}

interface TotalProps {
  readonly what: 'players' | 'kills';
  readonly total: number;
  readonly order: number;
  readonly destruction: number;
}

function Total({ what, total, order, destruction }: TotalProps) {
  return (
    <div>
      <p className="tracking-figure mb-[9px] flex items-baseline gap-2 text-xl/none font-bold">
        {thousands(total)} <small className="text-sm font-normal text-muted">{what}</small>
      </p>
      <SplitBar
        order={order}
        destruction={destruction}
        label={`Order ${thousands(order)}, Destruction ${thousands(destruction)} ${what}`}
      />
      <p className="mt-1.5 flex justify-between text-sm font-semibold">
        <span className="text-order">{thousands(order)} Order</span>
        <span className="text-destruction">{thousands(destruction)} Destruction</span>
      </p>
    </div>
  );
}
