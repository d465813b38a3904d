import type { VictimTagFragment } from '#graphql/generated/documents.ts';
import { careerLabel } from '#lib/game/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';

interface Props {
  readonly combatant: VictimTagFragment;
  /** An assist's card is too low for the guild's line. */
  readonly withGuild?: boolean;
}

/** Who somebody was at the time of the kill: name, career, ranks, guild. */
export function CombatantName({ combatant, withGuild = true }: Props) {
  const { character, guild, level, renownRank } = combatant;
  return (
    <div>
      <NavLink className="name" href={routes.character(character.id)}>
        {character.name}
      </NavLink>
      <p className="facts">
        {careerLabel(character.career)} · Level {level} · Renown {renownRank}
      </p>
      {withGuild && guild && (
        <NavLink className="guild" href={routes.guild(guild.id)}>
          <Crest guild={guild} size={26} />
          {guild.name}
        </NavLink>
      )}
    </div>
  );
}
