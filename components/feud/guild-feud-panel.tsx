import type { GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { type Feud, FeudPanel, type FeudSide } from './feud-panel.tsx';

/** The feud of the killer's and the victim's guild, as the kill page shows it. */
export const GuildFeudPanel = ({ sides: [near, far], ...feud }: Feud<GuildCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Guild feud"
    href={routes.guildFeud(near.id, far.id)}
    compare={routes.guildComparison(near.id, far.id)}
    sides={[side(near), side(far)]}
  />
);

function side(guild: GuildCardFragment): FeudSide {
  const realm = realmOf(guild.realm);
  return {
    name: guild.name,
    side: realm.side,
    href: routes.guild(guild.id),
    image: <Crest guild={guild} size={48} />,
    detail: { text: realm.label },
  };
}
