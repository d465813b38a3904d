import type { ReactNode } from 'react';

import type { InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { Duration } from '../ui/duration.tsx';
import { Panel } from '../ui/panel.tsx';

interface Props {
  /** Milliseconds; 0 where no end is known. */
  readonly page: Pick<InstanceRunPageFragment, 'totalCount' | 'averageDuration'>;
}

/** Shows totals of all runs that match a filter, those on other pages too. */
export function RunTotals({ page: { totalCount, averageDuration } }: Props) {
  return (
    <Panel className="mb-gap">
      <dl className="flex flex-wrap gap-x-10 gap-y-3 px-4.5 py-3.5 narrow:px-3.5">
        <Total label="Average of all runs">
          {averageDuration > 0 ? <Duration ms={averageDuration} /> : 'not known'}
        </Total>
        <Total label="Runs">{thousands(totalCount)}</Total>
      </dl>
    </Panel>
  );
}

interface TotalProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Total = ({ label, children }: TotalProps) => (
  <div>
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="tracking-figure mt-[3px] text-lg/[1.2] font-bold narrow:text-md/[1.2]">{children}</dd>
  </div>
);
