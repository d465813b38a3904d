import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import { armoryUrl } from '#lib/url/armory-url.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { CharacterFacts } from '../character/character-facts.tsx';
import { ExternalLink } from '../ui/navigation/external-link.tsx';
import { RivalFrame } from './rival-frame.tsx';

/** One side of a player feud, with the way to the armory (rules.md: Feuds). */
export function RivalCard({ character }: { character: CharacterCardFragment }) {
  const { side } = realmOf(realmOfCareer(character.career));
  return (
    <RivalFrame
      side={side}
      name={character.name}
      href={routes.character(character.id)}
      badge={<CareerBadge career={character.career} size={68} />}
    >
      <CharacterFacts character={character} />
      <ExternalLink href={armoryUrl(env().ARMORY_URL ?? null, character.id)}>Armory</ExternalLink>
    </RivalFrame>
  );
}
