import type { SearchQuery } from '#graphql/generated/documents.ts';
import type { SearchParams } from '#lib/filters/search-params.ts';
import { thousands } from '#lib/format/number.ts';
import { pagerLinks } from '#lib/paging.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { GuildLine } from '../guild/guild-line.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Pager } from '../ui/pager.tsx';
import { type Column, Table } from '../ui/table.tsx';

type Page = NonNullable<SearchQuery['search']>;
type Hit = NonNullable<Page['nodes']>[number];

function HitIcon({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return <CareerBadge career={hit.career} size={32} labelled />;
    case 'Guild':
      return <Crest guild={hit} size={32} />;
    default:
      return null;
  }
}

function HitName({ hit }: { hit: Hit }) {
  switch (hit.__typename) {
    case 'Character':
      return (
        <div className="who">
          <div>
            <NavLink className="name" href={`/character/${hit.id}`}>
              {hit.name}
            </NavLink>
            <GuildLine guild={hit.guildMembership?.guild} />
          </div>
        </div>
      );
    case 'Guild':
      return (
        <div className="who">
          <div>
            <NavLink className="name" href={`/guild/${hit.id}`}>
              {hit.name}
            </NavLink>
            {hit.leader && (
              <NavLink className="guild" href={`/character/${hit.leader.id}`}>
                Leader: {hit.leader.name}
              </NavLink>
            )}
          </div>
        </div>
      );
    default:
      // A kind that this site has no page for is shown all the same.
      return hit.label;
  }
}

function hitInfo(hit: Hit): string {
  switch (hit.__typename) {
    case 'Character':
      return `Lvl ${hit.level}, RR ${hit.renownRank}`;
    case 'Guild':
      return `Lvl ${hit.level}, Members ${thousands(hit.members?.totalCount ?? 0)}`;
    default:
      return '';
  }
}

const columns: readonly Column<Hit>[] = [
  { header: 'Icon', headerHidden: true, className: 'w-[52px]', cell: (hit) => <HitIcon hit={hit} /> },
  { header: 'Name', cell: (hit) => <HitName hit={hit} /> },
  { header: 'Info', cell: hitInfo },
  { header: 'Type', className: 'num', cell: (hit) => <span className="chip">{hit.__typename}</span> },
];

interface Props {
  readonly text: string;
  readonly page: Page;
  readonly path: string;
  readonly params: SearchParams;
}

/** Hits of every kind, the best match first (facts 1.7). */
export function SearchResults({ text, page, path, params }: Props) {
  const hits = page.nodes ?? [];
  if (hits.length === 0) return <NotFound />;
  return (
    <div className="panel orn overflow-hidden">
      <Table
        caption={`Results for ${text}`}
        columns={columns}
        rows={hits}
        rowKey={(hit) => `${hit.__typename} ${hit.id}`}
      />
      <Pager label="results" links={pagerLinks(path, params, page.pageInfo)} />
    </div>
  );
}
