import type { ChapterRowFragment, RewardingChapterPageFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { plain } from '#lib/format/number.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import { ChapterLink } from '../chapter/chapter-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';

const NAME: Column<ChapterRowFragment> = {
  header: 'Chapter name',
  narrow: { line: 1, from: 1, to: 2 },
  // An API without pages of chapters still lists those that reward an item.
  cell: (chapter) =>
    isOffered('Query.chapter') ? <ChapterLink chapter={chapter} /> : <span>{chapterName(chapter)}</span>,
};

const ZONE: Column<ChapterRowFragment> = {
  header: 'Zone',
  width: 'w-[35%]',
  narrow: { line: 2, from: 1, to: 3 },
  cell: (chapter) => <span className="text-sm text-muted">{chapterZone(chapter)}</span>,
};

const RANK: Column<ChapterRowFragment> = {
  header: 'Rank',
  width: 'w-20',
  align: 'end',
  narrow: { line: 1, from: 2, to: 3, atEnd: true },
  cell: ({ rank }) => plain(rank),
};

/** The place and rank of a chapter, as far as the API tells them. */
const columns = (): readonly Column<ChapterRowFragment>[] => [
  NAME,
  ...(isOffered('Chapter.position') ? [ZONE] : []),
  ...(isOffered('Chapter.rank') ? [RANK] : []),
];

interface Props {
  readonly page: RewardingChapterPageFragment;
  readonly list: ListAddress;
}

/** One page of the chapters that reward an item (rules.md: Item tabs). */
export function RewardingChapterList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Chapters"
      layout="cards"
      narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
      columns={columns()}
      rows={page.nodes ?? []}
      rowKey={({ id }) => id}
      pager={{ label: 'chapters', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
