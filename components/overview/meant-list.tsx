import type { ReactNode } from 'react';

import type { CharacterHitFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { CharacterChoices } from '../armory/character-choices.tsx';
import { NotFound } from '../ui/page/not-found.tsx';
import { GuildChoices } from './guild-choices.tsx';

interface Props {
  /** A list whose filter names a guild and a player. */
  readonly list: ListAddress;
  readonly guilds: readonly GuildCardFragment[];
  readonly players: readonly CharacterHitFragment[];
  /** The list itself; null where a name means none, or may mean several. */
  readonly children: ReactNode;
}

/** A list that matches a filter, or the guilds and players that the names in the filter may mean. */
export const MeantList = ({ list, guilds, players, children }: Props) => (
  <div className="grid grid-cols-1 gap-gap">
    {guilds.length > 0 && (
      <GuildChoices
        title="Which guild is meant?"
        guilds={guilds}
        name={String(list.values.guild)}
        hrefOf={(id) => filteredHref(list, 'guild', id)}
      />
    )}
    {players.length > 0 && (
      <CharacterChoices
        choices={players}
        name={String(list.values.player)}
        hrefOf={(id) => filteredHref(list, 'player', id)}
      />
    )}
    {children ? (
      <div>{children}</div>
    ) : (
      guilds.length + players.length === 0 && (
        <NotFound>
          <p className="text-muted">There is no guild, or no player, with this name.</p>
        </NotFound>
      )
    )}
  </div>
);
