import type { CharacterCardFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { type Feud, FeudPanel, type FeudSide } from './feud-panel.tsx';
import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';

/** The feud of killer and victim, as the kill page shows it. */
export const PlayerFeudPanel = ({ sides: [near, far], ...feud }: Feud<CharacterCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Player feud"
    href={routes.playerFeud(near.id, far.id)}
    compare={routes.comparison(near.id, far.id)}
    sides={[playerSide(near), playerSide(far)]}
  />
);

function playerSide({ id, name, career, guildMembership }: CharacterCardFragment): FeudSide {
  return {
    name,
    side: realmOf(realmOfCareer(career)).side,
    href: routes.character(id),
    image: <CareerBadge career={career} size={48} labelled />,
    detail: guildDetail(guildMembership?.guild),
  };
}

/** The feud of the killer's and the victim's guild, as the kill page shows it. */
export const GuildFeudPanel = ({ sides: [near, far], ...feud }: Feud<GuildCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Guild feud"
    href={routes.guildFeud(near.id, far.id)}
    compare={routes.guildComparison(near.id, far.id)}
    sides={[guildSide(near), guildSide(far)]}
  />
);

function guildSide(guild: GuildCardFragment): FeudSide {
  const realm = realmOf(guild.realm);
  return {
    name: guild.name,
    side: realm.side,
    href: routes.guild(guild.id),
    image: <Crest guild={guild} size={48} />,
    detail: { text: realm.label },
  };
}
