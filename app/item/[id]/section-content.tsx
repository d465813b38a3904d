import type { Route } from 'next';

import { ContainerList } from '#components/item/cost/container-list.tsx';
import { DropList } from '#components/item/cost/drop-list.tsx';

import { RewardingChapterList } from '#components/item/rewarding-chapter-list.tsx';
import { ItemsLink } from '#components/item/items-link.tsx';
import { TrueCost } from '#components/item/cost/true-cost.tsx';
import { PurchaseList, VendorList } from '#components/item/cost/offers-of-item.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import type { ItemDetailsFragment, QuestRowFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { vendorTotal } from '#lib/game/items/offer-rows.ts';
import { type ItemSection, itemSections } from '#lib/url/item-sections.ts';
import { Tabs } from '#components/ui/page/tabs.tsx';
import { QuestLink } from '#components/quest/quest-link.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { RewardIcons } from '#components/item/reward-icons.tsx';

import type { SectionPanels } from './section-panels.ts';

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
const RewardingQuestList = pagedList({
  caption: 'Quests',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)]',
  columns,
  pagesOf: 'quests',
});

const LABELS: Readonly<Record<ItemSection, string>> = {
  vendors: 'Sold by',
  purchase: 'Used to purchase',
  quests: 'Quests',
  drops: 'Drops',
  chapters: 'Chapters',
};

interface ItemTabsProps {
  readonly item: ItemDetailsFragment;
  /** The address of the tab that is shown. */
  readonly shown: Route;
}

/** The tabs of an item that are not empty, each with its count (rules.md: Item tabs). */
function ItemTabs({ item, shown }: ItemTabsProps) {
  const tabs = itemSections(item).map(({ section, href, count }) => ({
    label: `${LABELS[section]} (${section === 'vendors' ? vendorTotal(item.soldByVendors) : thousands(count)})`,
    href,
    current: href === shown,
  }));
  return <Tabs label="Item sections" tabs={tabs} />;
}

interface Props {
  readonly item: ItemDetailsFragment;
  readonly panels: SectionPanels;
}

/** The tabs of an item and what the shown one lists; nothing for an item without any. */
export function SectionContent({
  item,
  panels: {
    shown,
    list,
    purchaseList,
    containerList,
    vendors,
    cost,
    purchases,
    quests,
    drops,
    containers,
    chapters,
  },
}: Props) {
  if (!shown) return null;
  return (
    <>
      <ItemTabs item={item} shown={shown.href} />
      <div className="mt-5 grid grid-cols-1 gap-gap">
        <Load from={vendors} label="vendors">
          {(page) => <VendorList page={page} list={list} />}
        </Load>
        <Load from={cost} label="true cost" rows={4}>
          {(found) => <TrueCost {...found} />}
        </Load>
        {purchases && (
          <>
            <Filters list={purchaseList} />
            <p>
              <ItemsLink by="soldFor" id={item.id}>
                Choose among the items that are sold for it
              </ItemsLink>
            </p>
            <Load from={purchases} label="purchases">
              {(page) => <PurchaseList page={page} list={purchaseList} />}
            </Load>
          </>
        )}
        <Load from={quests} label="quests">
          {(page) => <RewardingQuestList page={page} list={list} />}
        </Load>
        {drops && (item.dropsFromCreatures?.totalCount ?? 0) > 0 && (
          <Load from={drops} label="creatures">
            {(page) => <DropList page={page} list={list} />}
          </Load>
        )}
        {containers && (item.dropsFromGameObjects?.totalCount ?? 0) > 0 && (
          <Load from={containers} label="game objects">
            {(page) => <ContainerList page={page} list={containerList} />}
          </Load>
        )}
        <Load from={chapters} label="chapters">
          {(page) => <RewardingChapterList page={page} list={list} />}
        </Load>
      </div>
    </>
  );
}
