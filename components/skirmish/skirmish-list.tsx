import type { PageInfoFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { Table } from '../ui/table.tsx';
import { SKIRMISH_COLUMNS } from './skirmish-columns.tsx';

interface Props {
  readonly title: string;
  readonly skirmishes: readonly SkirmishRowFragment[];
  /** Left out for a list that has one page only. */
  readonly paging?: { readonly pageInfo: PageInfoFragment; readonly list: ListAddress };
}

/** Skirmishes with their heading; nothing at all when there are none (rules.md: Lists). */
export function SkirmishList({ title, skirmishes, paging }: Props) {
  if (skirmishes.length === 0) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <Panel ornate>
        <Table
          caption={title}
          layout="list"
          narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto] narrow:gap-x-4"
          columns={SKIRMISH_COLUMNS}
          rows={skirmishes}
          rowKey={({ id }) => id}
        />
        {paging && <Pager label={title.toLowerCase()} links={pagerLinks(paging.list, paging.pageInfo)} />}
      </Panel>
    </section>
  );
}
