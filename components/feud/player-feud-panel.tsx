import type { ReactNode } from 'react';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { REALMS, realmOfCareer } from '#lib/game/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { GuildLine } from '../guild/guild-line.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { FeudPanel } from './feud-panel.tsx';

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
      sides={[side(near), side(far)]}
      kills={kills}
      lastMet={lastMet}
    >
      {children}
    </FeudPanel>
  );
}

function side(character: CharacterCardFragment) {
  const { id, name, career, guildMembership } = character;
  return {
    name,
    side: REALMS[realmOfCareer(career)].side,
    who: (
      <>
        <CareerBadge career={career} size={48} labelled />
        <div>
          <NavLink className="name" href={routes.character(id)}>
            {name}
          </NavLink>
          <GuildLine guild={guildMembership?.guild} />
        </div>
      </>
    ),
  };
}
