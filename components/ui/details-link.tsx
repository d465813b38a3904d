import type { Route } from 'next';

import { LinkButton } from './link-button.tsx';

interface Props {
  readonly href: Route;
  /** The accessible name, for people who do not see the row: "Details of Altdorf". */
  readonly label: string;
}

/** The last link of a list's row. On a narrow screen it has no room, and lies over the whole row instead. */
export function DetailsLink({ href, label }: Props) {
  return (
    <LinkButton
      href={href}
      className="narrow:absolute narrow:inset-0 narrow:rounded-none narrow:border-0 narrow:text-transparent narrow:focus-visible:-outline-offset-2"
      aria-label={label}
    >
      Details
    </LinkButton>
  );
}
