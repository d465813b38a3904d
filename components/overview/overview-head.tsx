import type { Route } from 'next';

import { LinkButton } from '../ui/navigation/link-button.tsx';

interface Props {
  /** The choices of the page's filter in words; none where it is of everything. */
  readonly chosen: readonly string[];
  /** Leads to the comparison with another. */
  readonly compare: Route;
}

/** The heading of an overview. */
export function OverviewHead({ chosen, compare }: Props) {
  return (
    <div className="mb-3.5 flex narrow:order-1 narrow:mt-6 narrow:mb-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h2 className="text-[1.5rem]">
        Overview
        {chosen.length > 0 && (
          <span className="ml-3 font-text text-md font-normal text-muted">{chosen.join(', ')}</span>
        )}
      </h2>
      <LinkButton href={compare}>Compare</LinkButton>
    </div>
  );
}
