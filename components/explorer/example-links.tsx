import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';
import type { ExampleQuery } from './example-queries.ts';
import { explorerAddress } from './explorer-address.ts';

/** Queries to begin with, each at an address of its own. */
export function ExampleLinks({ examples }: { examples: readonly ExampleQuery[] }) {
  return (
    <nav aria-label="Example queries" className="example-links">
      {examples.map(({ label, query, variables = '' }) => (
        <NavLink
          key={label}
          href={explorerAddress({ query, variables }) ?? routes.explorer}
          className="chip"
          scroll={false}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
