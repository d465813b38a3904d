import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { MediaObject } from '../ui/record/media-object.tsx';
import { Crest } from './crest.tsx';

interface Props {
  readonly guild: GuildTagFragment;
  /** The first of a ranking stands out. */
  readonly first?: boolean;
}

/** A guild in a list of guilds: arms, name, realm. */
export function GuildCell({ guild, first = false }: Props) {
  return (
    <MediaObject
      image={<Crest guild={guild} size={32} className={first ? 'h-[46px] w-auto' : undefined} />}
      name={guild.name}
      href={routes.guild(guild.id)}
      detail={{ text: realmOf(guild.realm).label }}
      size={first ? 'large' : undefined}
    />
  );
}
