import type {
  CharacterHitFragment,
  GuildCardFragment,
  SessionListingFragment,
} from '#graphql/generated/documents.ts';
import type { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { CharacterChoices } from '../armory/character-choices.tsx';
import { GuildChoices } from '../overview/guild-choices.tsx';
import { NotFound } from '../ui/page/not-found.tsx';
import { SESSION_RULE, SessionList } from './session-list.tsx';

interface Props {
  readonly list: ListAddress<typeof RUN_FILTER>;
  /** Null where a name means none, or may mean several. */
  readonly found: SessionListingFragment | null;
  readonly guilds: readonly GuildCardFragment[];
  readonly players: readonly CharacterHitFragment[];
}

/** The sessions that match a filter, or the guilds and players that its names may mean. */
export const FoundSessionList = ({ list, found, guilds, players }: Props) => (
  <div className="grid gap-gap">
    {guilds.length > 0 && (
      <GuildChoices
        title="Which guild is meant?"
        guilds={guilds}
        name={list.values.guild}
        hrefOf={(id) => filteredHref(list, 'guild', id)}
      />
    )}
    {players.length > 0 && (
      <CharacterChoices
        choices={players}
        name={list.values.player}
        hrefOf={(id) => filteredHref(list, 'player', id)}
      />
    )}
    {found ? (
      <div>
        <SessionList list={list} found={found} about={SESSION_RULE} />
      </div>
    ) : (
      guilds.length + players.length === 0 && (
        <NotFound>
          <p className="text-muted">There is no guild, or no player, with this name.</p>
        </NotFound>
      )
    )}
  </div>
);
