import type { HitPageFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import { Chip } from '../ui/chip.tsx';
import type { Column } from '../ui/column.ts';
import { NotFound } from '../ui/not-found.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import type { Hit } from '#lib/game/search/hit.ts';
import { HitIcon } from './hit-icon.tsx';
import { HitInfo } from './hit-info.tsx';
import { HitName } from './hit-name.tsx';

/** The columns of the results (rules.md: Search). */
const columns: readonly Column<Hit>[] = [
  { header: 'Icon', headerHidden: true, width: 'w-[52px]', cell: (hit) => <HitIcon hit={hit} /> },
  { header: 'Name', narrow: 'shrinks', cell: (hit) => <HitName hit={hit} /> },
  { header: 'Info', cell: (hit) => <HitInfo hit={hit} /> },
  { header: 'Type', align: 'end', cell: (hit) => <Chip>{hit.__typename}</Chip> },
];

interface Props {
  readonly text: string;
  readonly page: HitPageFragment;
  readonly list: ListAddress;
}

/** Hits of every kind, the best match first. A kind that the site has no page for is shown all the same. */
export function SearchResults({ text, page, list }: Props) {
  const hits = page.nodes ?? [];
  if (hits.length === 0) return <NotFound />;
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption={`Results for ${text}`}
        columns={columns}
        rows={hits}
        rowKey={(hit) => `${hit.__typename} ${hit.id}`}
      />
      <Pager label="results" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
