import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';

import { Crest } from '../guild/crest.tsx';
import { Profile } from '../ui/record/profile.tsx';
import { WatchButton } from '../watch/watch-button.tsx';
import { CareerBadge } from './career-badge.tsx';
import { CharacterFacts } from './character-facts.tsx';

interface Props {
  readonly character: CharacterCardFragment;
  /** A lower heading where the page is about something else. */
  readonly as?: 'h1' | 'h2';
}

/** The head of a character's pages: badge, name, facts, the guild's arms. */
export function CharacterHeader({ character, as }: Props) {
  const { side } = realmOf(realmOfCareer(character.career));
  const guild = character.guildMembership?.guild;
  return (
    <Profile
      side={side}
      picture={<CareerBadge career={character.career} size={96} labelled />}
      name={character.name}
      as={as}
      action={<WatchButton id={`c${character.id}`} name={character.name} />}
      emblem={guild && <Crest guild={guild} size={96} />}
    >
      <CharacterFacts character={character} />
    </Profile>
  );
}
