import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { REALMS, realmOfCareer } from '#lib/game/realms.ts';

import { Crest } from '../guild/crest.tsx';
import { CareerBadge } from './career-badge.tsx';
import { CharacterFacts } from './character-facts.tsx';

/** The head of a character's pages: badge, name, facts, the guild's arms. */
export function CharacterHeader({ character }: { character: CharacterCardFragment }) {
  const { side } = REALMS[realmOfCareer(character.career)];
  const guild = character.guildMembership?.guild;
  return (
    <section className={`panel orn profile edge-${side}`}>
      <CareerBadge career={character.career} size={96} labelled />
      <div>
        <h1>{character.name}</h1>
        <CharacterFacts character={character} />
      </div>
      {guild && <Crest guild={guild} size={96} className="emblem" />}
    </section>
  );
}
