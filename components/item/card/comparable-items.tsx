import type { ComparableItemFragment } from '#graphql/generated/documents.ts';
import { routes } from '#lib/url/routes.ts';

import { LinkButton } from '../../ui/navigation/link-button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ItemLink } from '../item-link.tsx';

interface Props {
  readonly itemId: string;
  readonly items: readonly ComparableItemFragment[];
  /** True if the page shows a comparison already, which the visitor can then leave. */
  readonly comparing: boolean;
}

/** A few items like the one of the page, each of which leads to a comparison (rules.md: Comparing items). */
export function ComparableItems({ itemId, items, comparing }: Props) {
  if (items.length === 0 && !comparing) return null;
  return (
    <Panel as="section" className="px-5 py-4 narrow:px-4">
      <h2 className="text-lg">Compare with</h2>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.id} className="flex min-h-9 items-center justify-between gap-3 narrow:min-h-11">
            <ItemLink item={item} href={routes.itemComparison(itemId, item.id)} />
            {item.itemLevel > 0 && (
              <span className="shrink-0 text-sm text-muted">Item level {item.itemLevel}</span>
            )}
          </li>
        ))}
      </ul>
      {comparing && (
        <LinkButton href={routes.item(itemId)} className="mt-3">
          End the comparison
        </LinkButton>
      )}
    </Panel>
  );
}
