import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';

import { LinkChip } from '../ui/navigation/link-chip.tsx';
import type { ExampleQuery } from './example-queries.ts';
import { explorerAddress } from './explorer-address.ts';

/** Queries to begin with, each at its own address. */
export function ExampleLinks({ examples }: { examples: readonly ExampleQuery[] }) {
  return (
    <nav aria-label="Example queries" className="flex flex-wrap gap-2">
      {examples.map(({ label, query, variables = '' }) => (
        <LinkChip
          key={label}
          href={explorerAddress({ query, variables }) ?? EXPLORER_ROUTE}
          className="min-h-8 px-[13px] text-sm hover:bg-row-hover hover:no-underline narrow:min-h-11"
          scroll={false}
        >
          {label}
        </LinkChip>
      ))}
    </nav>
  );
}
