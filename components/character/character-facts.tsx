import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { Crest } from '../guild/crest.tsx';
import { type Fact, FactList } from '../ui/list/fact-list.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

/** Career, level, renown rank and guild (rules.md: Characters). */
export function CharacterFacts({ character }: { character: CharacterCardFragment }) {
  const guild = character.guildMembership?.guild;
  const career = careerLabel(character.career);
  const facts: Fact[] = [
    {
      label: 'Career',
      value: isOffered('Query.careerStatistics') ? (
        <NavLink href={routes.career(character.career)}>{career}</NavLink>
      ) : (
        career
      ),
    },
    { label: 'Level', value: character.level },
    { label: 'Renown rank', value: character.renownRank },
    {
      label: 'Guild',
      value: guild ? (
        <NavLink href={routes.guild(guild.id)} className="inline-flex items-center gap-2">
          <Crest guild={guild} size={18} />
          {guild.name}
        </NavLink>
      ) : null,
    },
  ];
  return <FactList facts={facts} inLines />;
}
