import type { InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { Panel } from '../ui/panel.tsx';

interface Props {
  readonly page: Pick<InstanceRunPageFragment, 'totalCount'>;
}

/** Shows the number of all runs that match a filter, those on other pages too. */
export const RunTotals = ({ page: { totalCount } }: Props) => (
  <Panel className="mb-gap">
    <dl className="px-4.5 py-3.5 narrow:px-3.5">
      <dt className="text-sm text-muted">Runs</dt>
      <dd className="tracking-figure mt-[3px] text-lg/[1.2] font-bold narrow:text-md/[1.2]">
        {thousands(totalCount)}
      </dd>
    </dl>
  </Panel>
);
