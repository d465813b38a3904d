import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { GuildFacts } from '../guild/guild-facts.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';

/** One side of a guild feud. */
export function RivalGuildCard({ guild }: { guild: GuildCardFragment }) {
  return (
    <section className={`panel orn rival edge-top edge-${realmOf(guild.realm).side}`}>
      <div className="flex items-center gap-4">
        <Crest guild={guild} size={72} />
        <h2>
          <NavLink href={routes.guild(guild.id)}>{guild.name}</NavLink>
        </h2>
      </div>
      <GuildFacts guild={guild} />
    </section>
  );
}
