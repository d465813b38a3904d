import type { PageInfoFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { scoreboardHref } from '#lib/url/paging/pin.ts';
import { routes } from '#lib/url/routes.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { skirmishColumns } from './skirmish-columns.tsx';

interface Props {
  readonly title: string;
  readonly skirmishes: readonly SkirmishRowFragment[];
  /** The id of the character whose skirmishes they are, to be marked on their scoreboards. */
  readonly characterId?: string | undefined;
  /** Left out for a list that has one page only. */
  readonly paging?: { readonly pageInfo: PageInfoFragment; readonly list: ListAddress };
}

/** Skirmishes with their heading; a list of one page only is left out when there are none (rules.md: Lists). */
export function SkirmishList({ title, skirmishes, characterId, paging }: Props) {
  if (skirmishes.length === 0 && !paging) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <ListPanel
        className=""
        caption={title}
        layout="list"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto_auto] narrow:gap-x-4"
        columns={skirmishColumns((id) => scoreboardHref(routes.skirmish(id), characterId))}
        rows={skirmishes}
        rowKey={({ id }) => id}
        empty="No skirmishes."
        pager={paging && { label: title.toLowerCase(), links: pagerLinks(paging.list, paging.pageInfo) }}
      />
    </section>
  );
}
