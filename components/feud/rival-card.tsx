import type { ReactNode } from 'react';

import type { CharacterCardFragment } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import { armoryUrl } from '#lib/url/armory-url.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { CharacterFacts } from '../character/character-facts.tsx';
import { RivalFrame } from './rival-frame.tsx';
import styles from '../ui/button.module.css';

/** A link that may leave the site, in which case it says so. */
function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const leaves = !href.startsWith('/');
  return (
    <a
      className={styles.button}
      href={href}
      rel={leaves ? 'external noopener' : undefined}
      target={leaves ? '_blank' : undefined}
    >
      {children}
      {leaves && <span className="sr-only"> (opens another site)</span>}
    </a>
  );
}

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
