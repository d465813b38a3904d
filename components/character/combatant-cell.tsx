import type { CharacterTagFragment, GuildTagFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { GuildLine } from '../guild/guild-line.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { CareerBadge } from './career-badge.tsx';

interface Props {
  readonly character: CharacterTagFragment;
  readonly guild: GuildTagFragment | null | undefined;
  readonly level?: number;
  readonly renownRank?: number;
}

/** The one way to show somebody in a list: badge, name over guild, ranks at the right. */
export function CombatantCell({ character, guild, level, renownRank }: Props) {
  return (
    <div className="who">
      <CareerBadge career={character.career} size={32} labelled />
      <div>
        <NavLink href={routes.character(character.id)} className="name">
          {character.name}
        </NavLink>
        <GuildLine guild={guild} />
      </div>
      {level === undefined ? null : (
        <div className="rank">
          Lvl {level}
          <br />
          RR {renownRank}
        </div>
      )}
    </div>
  );
}
