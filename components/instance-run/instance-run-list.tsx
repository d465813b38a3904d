import type { InstanceRunPageFragment } from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { findImpossible, type RUN_FILTER, type ImpossibleRating } from '#lib/url/filter/instance-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { Pager } from '../ui/table/pager.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { ScrollRegion } from '../ui/table/scroll-region.tsx';
import { Table } from '../ui/table/table.tsx';
import { RUN_COLUMNS } from './run-columns.tsx';

interface Props {
  readonly page: InstanceRunPageFragment;
  readonly list: ListAddress<typeof RUN_FILTER>;
}

/** Lists one page of runs below the number of all of them; the head stays when there are none. */
export function InstanceRunList({ page, list }: Props) {
  const runs = page.nodes ?? [];
  return (
    <>
      {page.totalCount > 0 && (
        <p className="mb-3">
          <b className="text-md">{thousands(page.totalCount)}</b> {plural(page.totalCount, 'run', 'runs')}
        </p>
      )}
      <Panel ornate>
        <ScrollRegion label="Dungeon runs">
          <Table
            caption="Dungeon runs"
            layout="cards"
            columns={RUN_COLUMNS}
            rows={runs}
            rowKey={({ id }) => id}
            narrowTracks="narrow:grid-cols-[minmax(60px,1fr)_1fr_1fr_1fr]"
          />
        </ScrollRegion>
        {runs.length === 0 && <NoRuns impossible={findImpossible(list.values)} />}
        <Pager label="dungeon runs" links={pagerLinks(list, page.pageInfo)} />
      </Panel>
    </>
  );
}

interface NoRunsProps {
  /** Bounds of the filter that nothing can lie between. */
  readonly impossible: readonly ImpossibleRating[];
}

/** Says that there are no runs, and why the filter can match none. */
function NoRuns({ impossible }: NoRunsProps) {
  return (
    <div className="px-5 py-4 text-muted">
      <p>No runs.</p>
      {impossible.map(({ group, below, above }) => (
        <p key={group}>
          {group}: nothing is below {thousands(below)} and above {thousands(above)} at once.
        </p>
      ))}
    </div>
  );
}
