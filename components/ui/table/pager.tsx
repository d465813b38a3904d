import type { PagerLinks } from '#lib/url/paging/list-address.ts';

import { LinkButton } from '../navigation/link-button.tsx';

interface Props {
  /** The name of the rows: "kills". */
  readonly label: string;
  readonly links: PagerLinks;
}

/** Links to the pages beside this one; each is absent where there is no such page (rules.md: Paging). */
export function Pager({ label, links: { previous, next } }: Props) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={`Pages of ${label}`}
      className="flex justify-end gap-2.5 border-t border-line px-4.5 py-3"
    >
      {previous && (
        <LinkButton href={previous} rel="prev" scroll={false}>
          Previous
        </LinkButton>
      )}
      {next && (
        <LinkButton href={next} rel="next" scroll={false}>
          Next
        </LinkButton>
      )}
    </nav>
  );
}
