import { NavLink } from '../ui/navigation/nav-link.tsx';
import type { SideLink } from './side-list.tsx';

interface Props {
  /** The accessible name of the navigation: "Previous and next entry". */
  readonly label: string;
  readonly previous: SideLink | null;
  readonly next: SideLink | null;
}

const LINK =
  'grid min-h-17 content-center gap-0.5 rounded border border-line bg-surface px-5 py-3 shadow-panel hover:border-line-strong hover:no-underline';

/** Links to the previous and the next record to read; renders nothing without either. */
export function NeighbourLinks({ label, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="mt-gap grid grid-cols-2 gap-gap narrow:grid-cols-1 narrow:gap-2.5">
      {previous && (
        <NavLink href={previous.href} rel="prev" className={LINK}>
          <span className="text-sm text-muted">Previous</span>
          <span className="font-display text-md leading-tight font-semibold wrap-anywhere">
            {previous.name}
          </span>
        </NavLink>
      )}
      {next && (
        <NavLink href={next.href} rel="next" className={`${LINK} col-start-2 text-right narrow:col-start-1`}>
          <span className="text-sm text-muted">Next</span>
          <span className="font-display text-md leading-tight font-semibold wrap-anywhere">{next.name}</span>
        </NavLink>
      )}
    </nav>
  );
}
