import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';
import type { GuildCount } from '#lib/game/battles/guild-counts.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly byPlayers: readonly GuildCount[];
  readonly byKills: readonly GuildCount[];
  /** Totals that phones fold too. */
  readonly children?: ReactNode;
}

/** The guilds of a battle with the most players and with the most kills, across the totals of its head. */
export const TopGuilds = ({ byPlayers, byKills, children }: Props) => (
  <div className="col-span-full">
    <NarrowFold title={children ? 'More totals, guilds' : 'Guilds'}>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1 narrow:gap-2.5 print:gap-x-4">
        {children}
        <GuildList title="Most players" guilds={byPlayers} />
        <GuildList title="Most kills" guilds={byKills} />
      </div>
    </NarrowFold>
  </div>
);

/** The guilds with the most players or kills, the counts in their realm's colour. */
function GuildList({ title, guilds }: { readonly title: string; readonly guilds: readonly GuildCount[] }) {
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
