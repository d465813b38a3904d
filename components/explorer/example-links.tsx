import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/nav-link.island.tsx';
import type { ExampleQuery } from './example-queries.ts';
import { explorerAddress } from './explorer-address.ts';

/** Queries to begin with, each at an address of its own. */
export function ExampleLinks({ examples }: { examples: readonly ExampleQuery[] }) {
  return (
    <nav aria-label="Example queries" className="flex flex-wrap gap-2">
      {examples.map(({ label, query, variables = '' }) => (
        <NavLink
          key={label}
          href={explorerAddress({ query, variables }) ?? routes.explorer}
          className="chip min-h-8 px-[13px] text-sm hover:bg-row-hover hover:no-underline narrow:min-h-11"
          scroll={false}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
