import type { SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { spanOf } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { Heatmap } from '../map/heatmap.tsx';
import { BattleHead } from '../scoreboard/battle-head.tsx';
import { Duration } from '../ui/duration.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.tsx';
import { SkirmishTotals } from './skirmish-totals.tsx';
import { TopGuilds } from './top-guilds.tsx';

/**
 * The head of a skirmish's pages: where, when, how many on each side, which guilds, and the heat
 * (rules.md: Skirmishes).
 */
export function SkirmishHeader({ skirmish }: { skirmish: SkirmishInfoFragment }) {
  const { instance, primaryZone, heatmap, startTime, endTime } = skirmish;
  const { name, area } = skirmishLocation(skirmish);
  return (
    <BattleHead
      title={instance ? <NavLink href={routes.scenario(instance.id)}>{name}</NavLink> : name}
      facts={
        <>
          {area && `${area} · `}
          <Timestamp at={startTime} precision="minute" /> ·{' '}
          <Duration ms={spanOf(startTime, endTime)} precision="minute" />
        </>
      }
      totals={
        <>
          <SkirmishTotals skirmish={skirmish} />
          <TopGuilds title="Most players" guilds={skirmish.topGuildsByPlayers} />
          <TopGuilds title="Most kills" guilds={skirmish.topGuildsByKills} />
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
