import type { ReactNode } from 'react';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { guildDetail } from '../guild/guild-detail.tsx';
import { FeudPanel, type FeudSide } from './feud-panel.tsx';

interface Props {
  readonly sides: readonly [CharacterCardFragment, CharacterCardFragment];
  readonly kills: readonly [number, number];
  readonly lastMet: number | null;
  /** The kills of the feud: a table with its pager. */
  readonly children?: ReactNode;
}

/** The feud of killer and victim, as the kill page shows it. */
export function PlayerFeudPanel({ sides: [near, far], kills, lastMet, children }: Props) {
  return (
    <FeudPanel
      title="Player feud"
      href={routes.playerFeud(near.id, far.id)}
      compare={routes.comparison(near.id, far.id)}
      sides={[side(near), side(far)]}
      kills={kills}
      lastMet={lastMet}
    >
      {children}
    </FeudPanel>
  );
}

function side({ id, name, career, guildMembership }: CharacterCardFragment): FeudSide {
  return {
    name,
    side: realmOf(realmOfCareer(career)).side,
    href: routes.character(id),
    image: <CareerBadge career={career} size={48} labelled />,
    detail: guildDetail(guildMembership?.guild),
  };
}
