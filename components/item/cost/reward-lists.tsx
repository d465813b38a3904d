import type { ChapterRowFragment, QuestRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { plain } from '#lib/format/number.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';

import { ChapterLink } from '../../chapter/chapter-link.tsx';
import { QuestLink } from '../../quest/quest-link.tsx';
import { pagedList } from '../../ui/list/paged-list.tsx';
import type { Column } from '../../ui/table/column.ts';
import { RewardIcons } from '../reward-icons.tsx';

/** The rewards as pictures; narrow screens, which hide the header, say whether they are given or to choose from. */
const rewardCell = (header: 'Given' | 'Choice') => (quest: QuestRowFragment) =>
  quest[`rewards${header}`].length > 0 && (
    <span className="flex items-center gap-3">
      <span className="hidden w-13 shrink-0 text-sm text-muted narrow:inline" aria-hidden="true">
        {header}
      </span>
      <RewardIcons quest={quest.id} rewards={quest[`rewards${header}`]} size={32} />
    </span>
  );

/** One page of the quests that reward an item, with all that they give and offer (rules.md: Item tabs). */
export const RewardingQuestList = pagedList<QuestRowFragment>({
  caption: 'Quests',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)]',
  pagesOf: 'quests',
  columns: [
    {
      header: 'Quest name',
      narrow: { line: 1, from: 1, to: 2 },
      cell: (quest) => <QuestLink quest={quest} />,
    },
    { header: 'Given', width: 'w-[28%]', narrow: { line: 2, from: 1, to: 2 }, cell: rewardCell('Given') },
    { header: 'Choice', width: 'w-[28%]', narrow: { line: 3, from: 1, to: 2 }, cell: rewardCell('Choice') },
  ],
});

const CHAPTER: Column<ChapterRowFragment> = {
  header: 'Chapter name',
  narrow: { line: 1, from: 1, to: 2 },
  // An API without pages of chapters still lists those that reward an item.
  cell: (chapter) =>
    isOffered('Query.chapter') ? <ChapterLink chapter={chapter} /> : <span>{chapterName(chapter)}</span>,
};

const CHAPTER_ZONE: Column<ChapterRowFragment> = {
  header: 'Zone',
  width: 'w-[35%]',
  narrow: { line: 2, from: 1, to: 3 },
  cell: (chapter) => <span className="text-sm text-muted">{chapterZone(chapter)}</span>,
};

const CHAPTER_RANK: Column<ChapterRowFragment> = {
  header: 'Rank',
  width: 'w-20',
  align: 'end',
  narrow: { line: 1, from: 2, to: 3, atEnd: true },
  cell: ({ rank }) => plain(rank),
};

/** One page of the chapters that reward an item, with their places and ranks where the API tells them (rules.md: Item tabs). */
export const RewardingChapterList = pagedList<ChapterRowFragment>({
  caption: 'Chapters',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  pagesOf: 'chapters',
  columns: () => [
    CHAPTER,
    ...(isOffered('Chapter.position') ? [CHAPTER_ZONE] : []),
    ...(isOffered('Chapter.rank') ? [CHAPTER_RANK] : []),
  ],
});
