import type { Route } from 'next';
import type { ReactNode } from 'react';

import type { CharacterTagFragment } from '#graphql/generated/documents.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { FactList } from '../ui/list/fact-list.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly lastKiller: CharacterTagFragment | null;
  readonly lastVictim: CharacterTagFragment | null;
  readonly mates: readonly CharacterTagFragment[];
  /** The armory whose address the links change. */
  readonly list: ListAddress;
}

/** Links to characters that are likely to be compared; nothing where there are none. */
export function RivalSuggestions({ lastKiller, lastVictim, mates, list }: Props) {
  if (!lastKiller && !lastVictim && mates.length === 0) return null;
  const links = (characters: readonly CharacterTagFragment[]) =>
    characters.length > 0 && (
      <span className="flex flex-wrap gap-x-4 gap-y-1">
        {characters.map((character) => (
          <RivalLink key={character.id} character={character} href={filteredHref(list, 'vs', character.id)} />
        ))}
      </span>
    );
  return (
    <nav aria-label="Whom to compare with" className="px-4.5 text-sm narrow:px-3.5">
      <FactList
        facts={[
          { label: 'Last killer', value: lastKiller && links([lastKiller]) },
          { label: 'Last victim', value: lastVictim && links([lastVictim]) },
          { label: 'Guild mates', value: links(mates) || null },
        ]}
      />
    </nav>
  );
}

interface LinkProps {
  readonly character: CharacterTagFragment;
  readonly href: Route;
  /** The facts that tell a character from namesakes. */
  readonly children?: ReactNode;
}

/** A link to the comparison with a character. */
export const RivalLink = ({ character, href, children }: LinkProps) => (
  <NavLink
    href={href}
    className="inline-flex max-w-full flex-wrap items-center gap-x-1.5 font-semibold narrow:min-h-11"
  >
    <CareerBadge career={character.career} size={20} labelled />
    <span className="max-w-[calc(100%-26px)] wrap-break-word">{nameOrNumber('Character', character)}</span>
    {children}
  </NavLink>
);
