import type {
  ItemPageFragment,
  ItemRowFragment,
  ItemTagFragment,
  Stat,
} from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { type ITEM_FILTER, ITEM_NEEDS, orderedStat } from '#lib/url/filter/item-filter.ts';
import { type ListAddress, pagerLinks } from '#lib/url/paging/list-address.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { counted, fixed, plain } from '#lib/format/number.ts';
import { equipSlotLabel, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';
import { statLabel, statLine } from '#lib/game/items/stats.ts';
import type { Column } from '#components/ui/table/column.ts';
import { routes } from '#lib/url/routes.ts';
import { CreatureLink } from '../creature/creature-link.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';
import { ItemIconLink } from './item-icon-link.tsx';
import { ItemLink } from './item-link.tsx';
import rarities from './rarity.module.css';

type Listed = NonNullable<ItemPageFragment['nodes']>[number];
type ItemColumn = Column<Listed>;

/** Classes that make the whole card a link on narrow screens. */
const WHOLE_CARD = 'narrow:min-h-0 narrow:after:absolute narrow:after:inset-0';

/** A text that stands on a line below the name on narrow screens; nothing where it is empty. */
const small = (text: string, colour = 'narrow:text-muted') =>
  text && <span className={`narrow:text-sm ${colour}`}>{text}</span>;

type Needing = Pick<ItemRowFragment, 'levelRequirement' | 'renownRankRequirement'>;

/** The level and renown rank that an item requires; empty for 0, and where the API does not say. */
export function needs({ levelRequirement, renownRankRequirement }: Needing): string {
  const level = levelRequirement > 0 && `Level ${plain(levelRequirement)}`;
  const renown = renownRankRequirement > 0 && `renown rank ${plain(renownRankRequirement)}`;
  const words = [level, renown].filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An amount with its label beside it on narrow screens. */
const labelled = (label: string, amount: string) =>
  amount && (
    <>
      <span className="hidden narrow:inline narrow:text-sm narrow:text-muted">{label} </span>
      {amount}
    </>
  );

/** The part of an item that the columns of every list of items show. */
export type Tagged = Pick<ItemRowFragment, keyof ItemTagFragment | 'itemLevel'>;

export const ICON: Column<Tagged> = {
  header: 'Icon',
  headerHidden: true,
  width: 'w-[68px]',
  narrow: { line: 1, from: 1, to: 2, tall: true },
  cell: (item) => <ItemIconLink item={item} size={36} beside />,
};

export const RARITY: Column<Tagged> = {
  header: 'Rarity',
  width: 'w-auto whitespace-nowrap',
  narrow: { line: 2, from: 2, to: 3 },
  cell: (item) => small(rarityOf(item).rarity, rarities[rarityOf(item).ownClassName]),
};

export const ITEM_LEVEL: Column<Tagged> = {
  header: 'Item level',
  align: 'end',
  narrow: { line: 2, from: 3, to: 4, atEnd: true },
  cell: ({ itemLevel }) => labelled('Item level', itemLevel > 0 ? plain(itemLevel) : ''),
};

const NAME: ItemColumn = {
  header: 'Name',
  names: true,
  narrow: { line: 1, from: 2, to: 4 },
  cell: (item) => <ItemLink item={item} size={0} className={WHOLE_CARD} />,
};

const TYPE: ItemColumn = {
  header: 'Type',
  width: 'w-auto whitespace-nowrap',
  narrow: { line: 3, from: 2, to: 3 },
  cell: ({ type }) => small(itemTypeLabel(type)),
};

const SLOT: ItemColumn = {
  header: 'Slot',
  width: 'w-auto whitespace-nowrap',
  narrow: { line: 3, from: 3, to: 4, atEnd: true },
  cell: ({ slot }) => small(equipSlotLabel(slot)),
};

const NEEDS: ItemColumn = {
  header: 'Needs',
  width: 'w-auto whitespace-nowrap',
  narrow: { line: 4, from: 2, to: 3 },
  cell: (item) => small(needs(item)),
};

/** Beside the creatures, which take its room where there is little. */
const NEEDS_BESIDE: ItemColumn = {
  ...NEEDS,
  width: 'w-auto whitespace-nowrap compact:hidden narrow:block',
};

/** The place of an amount on narrow screens, which only one column can have. */
const AMOUNT = { line: 4, from: 3, to: 4, atEnd: true } as const;

/** A column of what a list is filtered or ordered by, with its label beside the amount on narrow screens. */
const amountColumn = (header: string, amountOf: (item: ItemRowFragment) => string): ItemColumn => ({
  header,
  align: 'end',
  narrow: AMOUNT,
  cell: (item) => labelled(header, amountOf(item)),
});

/** The amount of a stat that an item gives: its points, its share, or both. */
const statColumn = (stat: Stat) =>
  amountColumn(statLabel(stat), ({ stats }) =>
    stats
      .filter((one) => one.stat === stat)
      .map((one) => statLine(one).value)
      .join(', '),
  );

const DPS = amountColumn('DPS', ({ dps }) => (dps > 0 ? fixed(dps / 10, 1) : ''));

/** The creatures of the chosen place that leave an item behind. */
const SOURCES: ItemColumn = {
  header: 'Left behind by',
  narrow: { line: 5, from: 2, to: 4 },
  cell: ({ id, dropsFromCreatures: from }) => (
    <span className="grid justify-items-start narrow:relative narrow:z-1">
      {from?.nodes?.map((creature) => (
        <CreatureLink key={creature.id} creature={{ ...creature, title: null }} />
      ))}
      <MoreLink
        count={(from?.totalCount ?? 0) - (from?.nodes?.length ?? 0)}
        one="creature"
        many="creatures"
        href={routes.item(id, '/drops')}
      />
    </span>
  ),
};

/** The columns of a list of items; what it is filtered and ordered by has its own. */
function itemColumns({
  stat,
  order,
  dropsIn,
}: ListAddress<typeof ITEM_FILTER>['values']): readonly ItemColumn[] {
  const ordered = orderedStat(order);
  const filtered = stat === 'any' || stat === ordered ? [] : [statColumn(stat)];
  const first = order === 'dps' ? [DPS] : ordered ? [statColumn(ordered)] : [];
  const second =
    first.length > 0 ? filtered.map((column): ItemColumn => ({ ...column, narrow: 'hidden' })) : filtered;
  const sources = dropsIn === 'all' || !isOffered(ITEM_NEEDS.dropsIn) ? [] : [SOURCES];
  const needed = sources.length > 0 ? NEEDS_BESIDE : NEEDS;
  return [ICON, NAME, RARITY, TYPE, SLOT, ITEM_LEVEL, needed, ...second, ...first, ...sources];
}

interface Props {
  readonly page: ItemPageFragment;
  readonly list: ListAddress<typeof ITEM_FILTER>;
}

/** One page of items; the head stays when there are none. */
export function ItemList({ page, list }: Props) {
  const { totalCount, nodes, pageInfo } = page;
  return (
    <>
      <p className="mb-2 text-sm text-muted">{counted(totalCount, 'item')}</p>
      <ListPanel
        caption="Items"
        layout="cards"
        narrowTracks="narrow:grid-cols-[36px_1fr_auto]"
        empty="No items."
        columns={itemColumns(list.values)}
        rows={nodes ?? []}
        rowKey={({ id }) => id}
        pager={{ label: 'items', links: pagerLinks(list, pageInfo) }}
      />
    </>
  );
}
