import type { GuildTagFragment } from '#graphql/generated/documents.ts';
import type { Best } from '#lib/game/boards/board.ts';
import { realmOf } from '#lib/game/players/realms.ts';

import { GuildCell } from '../guild/guild-cell.tsx';
import { BestList } from './best-list.tsx';

const guildCell = (guild: GuildTagFragment) => <GuildCell guild={guild} />;

/** The guilds with the most kills of a period. */
export const BestGuilds = ({ rows }: { readonly rows: readonly Best<GuildTagFragment>[] }) => (
  <BestList
    title="Guilds"
    note="With the most kills"
    header="Guild"
    measure="kills"
    rows={rows}
    who={guildCell}
    edge={({ realm }) => realmOf(realm).side}
  />
);
