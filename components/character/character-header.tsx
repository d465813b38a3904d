import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/realms.ts';

import { Crest } from '../guild/crest.tsx';
import { CareerBadge } from './career-badge.tsx';
import { CharacterFacts } from './character-facts.tsx';

interface Props {
  readonly character: CharacterCardFragment;
  /** A lower heading where the page is about something else. */
  readonly as?: 'h1' | 'h2';
}

/** The head of a character's pages: badge, name, facts, the guild's arms. */
export function CharacterHeader({ character, as: Heading = 'h1' }: Props) {
  const { side } = realmOf(realmOfCareer(character.career));
  const guild = character.guildMembership?.guild;
  return (
    <section className={`panel orn profile edge-${side}`}>
      <CareerBadge career={character.career} size={96} labelled />
      <div>
        <Heading>{character.name}</Heading>
        <CharacterFacts character={character} />
      </div>
      {guild && <Crest guild={guild} size={96} className="emblem" />}
    </section>
  );
}
