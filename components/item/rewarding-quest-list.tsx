import type { QuestRowFragment } from '#graphql/generated/documents.ts';

import { QuestLink } from '../quest/quest-link.tsx';
import type { Column } from '../ui/table/column.ts';
import { pagedList } from '../ui/list/paged-list.tsx';
import { RewardIcons } from './reward-icons.tsx';

type Rewards = QuestRowFragment['rewardsGiven'];

/** The rewards as pictures; narrow screens, which hide the header, say whether they are given or to choose from. */
const rewards = (header: 'Given' | 'Choice', line: 2 | 3, of: (quest: QuestRowFragment) => Rewards) => ({
  header,
  width: 'w-[28%]' as const,
  narrow: { line, from: 1, to: 2 } as const,
  cell: (quest: QuestRowFragment) =>
    of(quest).length > 0 && (
      <span className="flex items-center gap-3">
        <span className="hidden w-13 shrink-0 text-sm text-muted narrow:inline" aria-hidden="true">
          {header}
        </span>
        <RewardIcons quest={quest.id} rewards={of(quest)} size={32} />
      </span>
    ),
});

const columns: readonly Column<QuestRowFragment>[] = [
  { header: 'Quest name', narrow: { line: 1, from: 1, to: 2 }, cell: (quest) => <QuestLink quest={quest} /> },
  rewards('Given', 2, ({ rewardsGiven }) => rewardsGiven),
  rewards('Choice', 3, ({ rewardsChoice }) => rewardsChoice),
];

/** One page of the quests that reward an item, with all that they give and offer (rules.md: Item tabs). */
export const RewardingQuestList = pagedList({
  caption: 'Quests',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)]',
  columns,
  pagesOf: 'quests',
});
