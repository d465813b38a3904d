import type { ReactNode } from 'react';

import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Crest } from './crest.tsx';

interface Props {
  readonly guild: GuildTagFragment;
  /** Pixels, of the arms. */
  readonly size: number;
  /** Stands after the name, such as a count. */
  readonly children?: ReactNode;
}

/** A guild on one short line: arms and name. */
export function GuildTag({ guild, size, children }: Props) {
  return (
    <NavLink
      href={routes.guild(guild.id)}
      className="inline-flex min-h-6 max-w-full items-center gap-[7px] align-middle [&>img]:flex-none"
    >
      <Crest guild={guild} size={size} />
      <span>{guild.name}</span>
      {children}
    </NavLink>
  );
}
