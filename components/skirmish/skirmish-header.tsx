import type { SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { Heatmap } from '../map/heatmap.tsx';
import { BattleHead } from '../scoreboard/battle-head.tsx';
import { TopGuilds } from '../scoreboard/top-guilds.tsx';
import { Duration } from '../ui/time/duration.tsx';
import { FactTime } from '../ui/time/fact-time.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SkirmishTotals } from './skirmish-totals.tsx';

/**
 * The head of a skirmish's pages: where, when, how many on each side, which guilds, and the heat
 * (rules.md: Skirmishes).
 */
export function SkirmishHeader({ skirmish }: { skirmish: SkirmishInfoFragment }) {
  const { instance, battle, primaryZone, heatmap, startTime, endTime } = skirmish;
  const { name, area } = skirmishLocation(skirmish);
  return (
    <BattleHead
      title={instance ? <NavLink href={routes.scenario(instance.id)}>{name}</NavLink> : name}
      facts={
        <>
          <FactTime at={startTime} precision="minute" />
          <Duration ms={spanOf(startTime, endTime)} precision="minute" />
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
