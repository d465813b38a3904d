import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { GuildFacts } from '../guild/guild-facts.tsx';
import { RivalFrame } from './rival-frame.tsx';

/** One side of a guild feud. */
export function RivalGuildCard({ guild }: { guild: GuildCardFragment }) {
  return (
    <RivalFrame
      side={realmOf(guild.realm).side}
      name={guild.name}
      href={routes.guild(guild.id)}
      badge={<Crest guild={guild} size={72} />}
    >
      <GuildFacts guild={guild} />
    </RivalFrame>
  );
}
