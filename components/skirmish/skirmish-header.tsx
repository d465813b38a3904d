import type { GuildTagFragment, SkirmishInfoFragment } from '#graphql/generated/documents.ts';
import { spanOf } from '#lib/format/time.ts';
import { routes } from '#lib/url/routes.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { Heatmap } from '../map/heatmap.tsx';
import { BattleHead } from '../scoreboard/battle-head.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { Duration } from '../ui/time/duration.tsx';
import { FactTime } from '../ui/time/fact-time.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SkirmishTotals } from './skirmish-totals.tsx';
import { Crest } from '../guild/crest.tsx';

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
          <FactTime at={startTime} precision="minute" />
          <Duration ms={spanOf(startTime, endTime)} precision="minute" />
          {area && ` · ${area}`}
        </>
      }
      totals={
        <>
          <SkirmishTotals skirmish={skirmish} />
          <div className="col-span-full">
            <NarrowFold title="Guilds">
              <div className="grid grid-cols-2 gap-x-8 narrow:grid-cols-1 narrow:gap-2.5 print:gap-x-4">
                <TopGuilds title="Most players" guilds={skirmish.topGuildsByPlayers} />
                <TopGuilds title="Most kills" guilds={skirmish.topGuildsByKills} />
              </div>
            </NarrowFold>
          </div>
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

interface Props {
  readonly title: string;
  readonly guilds: readonly { readonly guild: GuildTagFragment; readonly count: number }[];
}

/** The guilds with the most players or kills, the counts in their realm's colour. */
function TopGuilds({ title, guilds }: Props) {
  if (guilds.length === 0) return null;
  return (
    <div>
      <h2 className="mb-2 font-text text-sm/[1.45] font-semibold text-muted">{title}</h2>
      <ul>
        {guilds.map(({ guild, count }) => (
          <li key={guild.id} className="flex items-center gap-2.5 py-1">
            <Crest guild={guild} size={28} />
            <NavLink href={routes.guild(guild.id)} className="min-w-0 truncate font-semibold">
              {guild.name}
            </NavLink>
            <b data-side={realmOf(guild.realm).side} className="ml-auto text-side">
              {thousands(count)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
