import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { Profile } from '../ui/record/profile.tsx';
import { WatchButton } from '../watch/watch-button.tsx';
import { Crest } from './crest.tsx';
import { GuildFacts } from './guild-facts.tsx';

/** The head of a guild's pages: arms, name, facts. */
export function GuildHeader({ guild }: { guild: GuildCardFragment }) {
  return (
    <Profile
      side={realmOf(guild.realm).side}
      picture={<Crest guild={guild} size={128} />}
      name={guild.name}
      action={<WatchButton id={`g${guild.id}`} name={guild.name} />}
    >
      <GuildFacts guild={guild} />
    </Profile>
  );
}
