import type { ChapterPageFragment, ChapterRowFragment } from '#graphql/generated/documents.ts';
import { chapterZone } from '#lib/game/quests/chapter-name.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { ChapterLink } from './chapter-link.tsx';

const columns: readonly Column<ChapterRowFragment>[] = [
  {
    header: 'Name',
    width: 'grow-[1.6]',
    narrow: { line: 1, from: 1, to: 3 },
    cell: (chapter) => <ChapterLink chapter={chapter} />,
  },
  {
    header: 'Zone',
    narrow: { line: 2, from: 1, to: 2 },
    cell: (chapter) => (
      <span className="narrow:pl-9.5 narrow:text-sm narrow:text-muted">{chapterZone(chapter)}</span>
    ),
  },
  {
    header: 'Rank',
    width: 'w-[80px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ rank }) =>
      rank > 0 && (
        <>
          <span className="hidden text-muted narrow:inline">Rank</span> {rank}
        </>
      ),
  },
];

interface Props {
  readonly page: ChapterPageFragment;
  readonly list: ListAddress;
}

/** One page of chapters; the head stays when there are none. */
export function ChapterList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Chapters"
      layout="list"
      columns={columns}
      rows={page.nodes ?? []}
      rowKey={({ id }) => id}
      narrowTracks="narrow:grid-cols-[1fr_auto]"
      empty="No chapters."
      pager={{ label: 'chapters', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
