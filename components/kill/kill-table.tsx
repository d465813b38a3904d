import type { KillPageFragment } from '#graphql/generated/documents.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';

import { Table, Pager } from '../ui/table/table.tsx';
import { KILL_COLUMNS } from './kill-columns.tsx';

interface Props {
  /** The table's caption for screen readers: "Kills". */
  readonly title: string;
  readonly kills: KillPageFragment;
  readonly list: ListAddress;
  /** The side that every row shares, since the page is about it; left out. */
  readonly known?: 'killer' | 'victim';
}

/** One page of kills, to stand in a panel. */
export function KillTable({ title, kills, list, known }: Props) {
  return (
    <>
      {kills.nodes?.length ? (
        <Table
          caption={title}
          layout={known ? 'half' : 'list'}
          narrowTracks={
            known
              ? 'narrow:grid-cols-2'
              : 'narrow:grid-cols-[minmax(min-content,1fr)_20px_minmax(min-content,1fr)]'
          }
          columns={KILL_COLUMNS[known ?? 'all']}
          rows={kills.nodes}
          rowKey={(kill) => kill.id}
        />
      ) : (
        <p className="px-5 py-4 text-muted">No {known === 'victim' ? 'deaths' : 'kills'}.</p>
      )}
      <Pager label={title.toLowerCase()} links={pagerLinks(list, kills.pageInfo)} />
    </>
  );
}
