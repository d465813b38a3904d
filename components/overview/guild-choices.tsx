import type { Route } from 'next';

import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { MOST_CHOICES } from '#lib/game/search/name-match.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly title: string;
  /** At least one. */
  readonly guilds: readonly GuildTagFragment[];
  /** The ambiguous name; undefined for suggested guilds. */
  readonly name?: string;
  /** The address that a choice leads to. */
  readonly hrefOf: (id: string) => Route;
}

/** Guilds to choose from, as links. */
export const GuildChoices = ({ title, guilds, name, hrefOf }: Props) => (
  <Panel as="section" ornate className="p-5">
    <h2 className="mb-3 text-lg">{title}</h2>
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {guilds.slice(0, MOST_CHOICES).map((guild) => (
        <li key={guild.id}>
          <NavLink
            href={hrefOf(guild.id)}
            className="inline-flex min-h-6 items-center gap-2 font-semibold narrow:min-h-11"
          >
            <Crest guild={guild} size={24} />
            {nameOrNumber('Guild', guild)}
          </NavLink>
        </li>
      ))}
    </ul>
    {name !== undefined && (
      <MoreLink
        count={guilds.length - MOST_CHOICES}
        one="guild"
        many="guilds"
        href={routes.guildSearchResults(name)}
      />
    )}
  </Panel>
);
