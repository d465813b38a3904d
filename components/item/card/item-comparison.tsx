import type { ItemCardFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';

import { Load } from '../../ui/page/load.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { ItemPanel } from '../item-panel.tsx';

interface Props {
  readonly item: ItemCardFragment;
  readonly other: Promise<Answer<ItemCardFragment | null>>;
}

/** Two items side by side, and their differences (rules.md: Comparing items). */
export function ItemComparison({ item, other }: Props) {
  return (
    <div className="mb-gap grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
      <ItemPanel item={item} />
      <Load from={other} label="the other item">
        {(compared) => (
          <>
            <ItemPanel item={compared} as="h2" />
            <ComparisonTable items={[item, compared]} className="col-span-full" />
          </>
        )}
      </Load>
    </div>
  );
}
