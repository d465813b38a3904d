import { counted } from '#lib/format/number.ts';
import type { SetLink } from '#lib/url/build/gear-links.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  /** Sets that are worn in part; the link is null where no missing piece is known. */
  readonly sets: readonly { readonly id: string; readonly name: string; readonly link: SetLink | null }[];
}

/** Links that put on what is missing of the sets of a build, near its top; nothing where every set is whole. */
export function SetsToFill({ sets }: Props) {
  const filled = sets.flatMap(({ link, ...set }) => (link ? [{ ...set, link }] : []));
  if (filled.length === 0) return null;
  return (
    <ul aria-label="Sets to fill" className="flex flex-wrap gap-x-5 gap-y-1">
      {filled.map(({ id, name, link: { href, pieces, outOfReach } }) => (
        <li key={id}>
          <NavLink href={href} className="inline-flex min-h-6 items-center text-link narrow:min-h-11">
            Put on {counted(pieces, 'missing piece')} of {name}
          </NavLink>
          {outOfReach > 0 && (
            <span className="block text-sm text-muted">
              {outOfReach === 1 ? '1 other needs' : `${outOfReach} others need`} a higher level or renown
              rank.
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
