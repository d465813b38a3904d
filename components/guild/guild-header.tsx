import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/realms.ts';

import { Crest } from './crest.tsx';
import { GuildFacts } from './guild-facts.tsx';

/** The head of a guild's pages: arms, name, facts. */
export function GuildHeader({ guild }: { guild: GuildCardFragment }) {
  return (
    <section className={`panel orn profile edge-${realmOf(guild.realm).side}`}>
      <Crest guild={guild} size={128} />
      <div>
        <h1>{guild.name}</h1>
        <GuildFacts guild={guild} />
      </div>
    </section>
  );
}
