import type { ReactNode } from 'react';

import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type Found, isNothing } from '#lib/game/search/found.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { type Hit, hitInfo, hitKind, hitName } from '#lib/game/search/hit.ts';

import { Chip } from '../ui/chip.tsx';
import type { Column } from '../ui/table/column.ts';
import { NotFound } from '../ui/page/not-found.tsx';
import { Pager } from '../ui/table/pager.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { HitIcon } from './hit-icon.tsx';
import { HitName } from './hit-name.tsx';
import { type HitRow, hitRows } from './hit-rows.ts';
import { OtherResults } from './other-results.tsx';

/** Facts about what was found; two lines of a long text are enough. */
const HitInfo = (row: HitRow) => (
  <span className="line-clamp-2 max-w-[60ch] text-muted">{hitInfo(row.hit) || otherNames(row)}</span>
);

/** The distinct names of hits with the same page. */
function otherNames({ hit, others }: HitRow): string {
  const names = new Set(others.map(hitName));
  names.delete(hitName(hit));
  return names.size > 0 ? `Also ${[...names].join(', ')}` : '';
}

/** The columns of the results (rules.md: Search). */
const columns: readonly Column<HitRow>[] = [
  { header: 'Icon', headerHidden: true, width: 'w-[52px]', cell: ({ hit }) => <HitIcon hit={hit} /> },
  { header: 'Name', names: true, narrow: 'shrinks', cell: ({ hit }) => <HitName hit={hit} /> },
  { header: 'Info', narrow: 'hidden', cell: (row) => <HitInfo {...row} /> },
  { header: 'Type', align: 'end', cell: ({ hit }) => <Chip>{hitKind(hit)}</Chip> },
];

interface Props {
  readonly text: string;
  readonly found: Found;
  readonly list: ListAddress;
}

/**
 * Hits of every kind, the best match first, and apart from them those that are only near. A kind that the site has no
 * page for is shown all the same.
 */
export function SearchResults({ text, found, list }: Props) {
  const hits = found.page?.nodes ?? [];
  if (isNothing(found) && hits.length === 0) return <NotFound />;
  const [fitting, near] = [hits.slice(0, found.fitting), hits.slice(found.fitting)];
  const pager = found.page && <Pager label="results" links={pagerLinks(list, found.page.pageInfo)} />;
  return (
    <>
      {fitting.length > 0 && (
        <HitPanel caption={`Results for ${text}`} hits={fitting}>
          {near.length === 0 && pager}
        </HitPanel>
      )}
      <OtherResults text={text} hits={found.others} />
      {near.length > 0 && (
        <section className="mt-6 first:mt-0" aria-labelledby="near">
          <h2 id="near" className="mb-3 text-lg">
            {isNothing(found) ? `Nothing is called “${text}”. Near it are` : 'Names that are near it'}
          </h2>
          <HitPanel caption={`Names near ${text}`} hits={near}>
            {pager}
          </HitPanel>
        </section>
      )}
    </>
  );
}

interface HitPanelProps {
  readonly caption: string;
  readonly hits: readonly Hit[];
  readonly children: ReactNode;
}

const HitPanel = ({ caption, hits, children }: HitPanelProps) => (
  <Panel ornate className="overflow-hidden">
    <Table
      caption={caption}
      columns={columns}
      rows={hitRows(hits)}
      rowKey={({ hit }) => `${hit.__typename} ${hit.id}`}
    />
    {children}
  </Panel>
);
