import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Table } from '../ui/table.tsx';
import { KILL_COLUMNS } from './kill-columns.tsx';

interface Props {
  readonly title: string;
  readonly kills: KillPageFragment;
  readonly list: ListAddress;
  /** Whose side is left out, because the page is about them. */
  readonly known?: 'killer' | 'victim';
}

/** One page of kills with its heading; nothing at all when there are none (spec §4). */
export function KillList({ title, kills, list, known }: Props) {
  const rows = kills.nodes ?? [];
  if (rows.length === 0) return null;
  return (
    <section>
      <SectionHeading count={kills.totalCount}>{title}</SectionHeading>
      <Panel ornate>
        <Table
          caption={title}
          layout={known ? 'half' : 'list'}
          narrowTracks={known ? 'narrow:grid-cols-2' : 'narrow:grid-cols-[minmax(0,1fr)_26px_minmax(0,1fr)]'}
          columns={KILL_COLUMNS[known ?? 'all']}
          rows={rows}
          rowKey={(kill) => kill.id}
        />
        <Pager label={title.toLowerCase()} links={pagerLinks(list, kills.pageInfo)} />
      </Panel>
    </section>
  );
}
