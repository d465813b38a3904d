import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import { type Feud, FeudPanel, type FeudSide } from './feud-panel.tsx';

/** The feud of killer and victim, as the kill page shows it. */
export const PlayerFeudPanel = ({ sides: [near, far], ...feud }: Feud<CharacterCardFragment>) => (
  <FeudPanel
    {...feud}
    title="Player feud"
    href={routes.playerFeud(near.id, far.id)}
    compare={routes.comparison(near.id, far.id)}
    sides={[side(near), side(far)]}
  />
);

function side({ id, name, career, guildMembership }: CharacterCardFragment): FeudSide {
  return {
    name,
    side: realmOf(realmOfCareer(career)).side,
    href: routes.character(id),
    image: <CareerBadge career={career} size={48} labelled />,
    detail: guildDetail(guildMembership?.guild),
  };
}
