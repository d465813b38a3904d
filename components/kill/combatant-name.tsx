import type { VictimTagFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly combatant: VictimTagFragment;
  /** An assist's card is low: smaller letters, and a line for the guild only where there is no room for its arms. */
  readonly low?: boolean;
}

/** Shows a combatant at the time of the kill: name, career, ranks, guild. */
export function CombatantName({ combatant, low = false }: Props) {
  const { character, guild, level, renownRank } = combatant;
  return (
    <div className="min-w-0 flex-[1_1_min-content]">
      <NavLink
        className={`font-display leading-[1.1] font-semibold wrap-break-word narrow:text-[1.25rem] print:text-md ${low ? 'text-md' : 'text-[1.5rem]'}`}
        href={routes.character(character.id)}
      >
        {character.name}
      </NavLink>
      <p className={`mt-[3px] text-muted ${low ? 'text-sm' : ''}`}>
        {careerLabel(character.career)} · Level {plain(level)} · Renown rank {plain(renownRank)}
      </p>
      {guild && (
        <NavLink
          className={`mt-[7px] items-center gap-2 font-semibold ${low ? 'hidden text-sm narrow:inline-flex print:inline-flex' : 'inline-flex'}`}
          href={routes.guild(guild.id)}
        >
          <Crest guild={guild} size={low ? 18 : 26} />
          {guild.name}
        </NavLink>
      )}
    </div>
  );
}
