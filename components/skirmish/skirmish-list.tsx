import type { PageInfoFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { pagerLinks } from '#lib/url/paging.ts';

import { Pager } from '../ui/pager.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Table } from '../ui/table.tsx';
import { SKIRMISH_COLUMNS } from './skirmish-columns.tsx';

interface Props {
  readonly title: string;
  readonly skirmishes: readonly SkirmishRowFragment[];
  /** Left out for a list that has one page only. */
  readonly paging?: {
    readonly pageInfo: PageInfoFragment;
    readonly path: string;
    readonly params: SearchParams;
  };
}

/** Skirmishes with their heading; nothing at all when there are none (spec §4). */
export function SkirmishList({ title, skirmishes, paging }: Props) {
  if (skirmishes.length === 0) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <div className="panel orn">
        <Table
          caption={title}
          variant="battles skirmishes"
          columns={SKIRMISH_COLUMNS}
          rows={skirmishes}
          rowKey={({ id }) => id}
        />
        {paging && (
          <Pager
            label={title.toLowerCase()}
            links={pagerLinks(paging.path, paging.params, paging.pageInfo)}
          />
        )}
      </div>
    </section>
  );
}
