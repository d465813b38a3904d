import type { CharacterTagFragment } from '#graphql/generated/documents.ts';
import { nameOrNumber } from '#lib/game/name-or-number.ts';
import { routes } from '#lib/url/routes.ts';
import { CareerBadge } from '../character/career-badge.tsx';
import type { Route } from 'next';
import type { ReactNode } from 'react';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

/** Rows of a list in an overview, at most. */
export const TOP_ROWS = 5;

export interface TopRow {
  readonly key: string;
  readonly image?: ReactNode;
  readonly name: string;
  /** Not there for what has no page. */
  readonly href?: Route | undefined;
  /** Stands at the end of the row. */
  readonly value: ReactNode;
}

/** A row about a player. */
export const characterRow = (character: CharacterTagFragment, value: ReactNode): TopRow => ({
  key: character.id,
  image: <CareerBadge career={character.career} size={28} labelled />,
  name: nameOrNumber('Character', character),
  href: routes.character(character.id),
  value,
});

/** Leads from a count to the feud that it is of. */
export const FeudLink = ({ href, rival, children }: FeudLinkProps) => (
  <NavLink href={href} className="inline-flex min-h-6 items-center text-link narrow:min-h-11">
    {children}
    <span className="sr-only">, feud with {rival}</span>
  </NavLink>
);

interface FeudLinkProps {
  readonly href: Route;
  readonly rival: string;
  readonly children: string;
}

interface Props {
  readonly title: string;
  /** The content of the list, and the number of records it is computed from. */
  readonly about: string;
  readonly rows: readonly TopRow[];
  /** Said where there are no rows. */
  readonly empty: string;
}

/** The first five of a ranking, in a small panel. */
export function TopList({ title, about, rows, empty }: Props) {
  return (
    <Panel as="section" aria-label={title} className="min-w-0 px-5 pt-4 pb-4 narrow:px-3.5">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-0.5 mb-2 text-sm text-muted">{rows.length > 0 ? about : empty}</p>
      {rows.length > 0 && (
        <ol>
          {rows.slice(0, TOP_ROWS).map(({ key, image, name, href, value }) => (
            <li key={key} className="flex min-h-9 items-center gap-2.5 narrow:min-h-11">
              {image}
              {href ? (
                <NavLink href={href} className="min-w-0 truncate font-semibold">
                  {name}
                </NavLink>
              ) : (
                <span className="min-w-0 truncate font-semibold">{name}</span>
              )}
              <span className="ml-auto shrink-0 text-sm">{value}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
