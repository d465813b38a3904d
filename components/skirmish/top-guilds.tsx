import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/nav-link.tsx';

interface Props {
  readonly title: string;
  readonly guilds: readonly { readonly guild: GuildTagFragment; readonly count: number }[];
}

/** The guilds with the most players or kills, the counts in their realm's colour. */
export function TopGuilds({ title, guilds }: Props) {
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
