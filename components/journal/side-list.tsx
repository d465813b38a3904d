import type { Route } from 'next';

import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';

export interface SideLink {
  readonly id: string;
  readonly name: string;
  readonly href: Route;
}

interface Props {
  /** The title of the links: "Entries". */
  readonly title: string;
  readonly links: readonly SideLink[];
  /** The id of the record on the page. */
  readonly current: string;
}

const LINK =
  'grid grid-cols-[2ch_1fr] gap-3 border-l-3 border-transparent py-2 pr-5 pl-4.25 aria-[current]:border-accent aria-[current]:bg-row-hover aria-[current]:font-semibold hover:bg-row-hover narrow:min-h-11 narrow:items-center narrow:pl-3';

/** A numbered list of what stands beside the page, with the page itself marked; nothing for an empty list. */
export function SideList({ title, links, current }: Props) {
  if (links.length === 0) return null;
  return (
    <Panel as="section" className="overflow-hidden pt-5 pb-3">
      <h2 className="mb-2.5 px-5 text-lg narrow:px-3.5">{title}</h2>
      <nav aria-label={title}>
        <ol>
          {links.map(({ id, name, href }, index) => (
            <li key={id}>
              <NavLink href={href} aria-current={id === current ? 'page' : undefined} className={LINK}>
                <span className="text-right text-muted">{index + 1}</span>
                <span className="min-w-0 wrap-anywhere">{name}</span>
              </NavLink>
            </li>
          ))}
        </ol>
      </nav>
    </Panel>
  );
}
