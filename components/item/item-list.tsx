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
import { type Column, declaredColumn, declaredTable } from '#components/ui/table/column.ts';
import { routes } from '#lib/url/routes.ts';
import { CreatureLink } from '../creature/creature-link.tsx';
import { MoreLink } from '../ui/list/more-link.tsx';
import { ItemIconLink } from './item-icon-link.tsx';
import { ItemLink } from './item-link.tsx';
import tables from './item-tables.json' with { type: 'json' };
import rarities from './rarity.module.css';
import facts from './columns.json' with { type: 'json' };

type Listed = NonNullable<ItemPageFragment['nodes']>[number];
type ItemColumn = Column<Listed>;

/** Classes that make the whole card a link on narrow screens. */
const WHOLE_CARD = 'narrow:min-h-0 narrow:after:absolute narrow:after:inset-0';

/** A text that stands on a line below the name on narrow screens; nothing where it is empty. */
const small = (text: string, colour = 'narrow:text-muted') =>
  text && <span className={`narrow:text-sm ${colour}`}>{text}</span>;

/** The level and renown rank that an item requires; empty for 0, and where the API does not say. */
function needs({ levelRequirement, renownRankRequirement }: ItemRowFragment): string {
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

type Tagged = Pick<ItemRowFragment, keyof ItemTagFragment | 'itemLevel'>;

/** The cells that every list of items has. */
export const ITEM_CELLS = {
  Icon: (item: Tagged) => <ItemIconLink item={item} size={36} beside />,
  Rarity: (item: Tagged) => small(rarityOf(item).rarity, rarities[rarityOf(item).ownClassName]),
  'Item level': ({ itemLevel }: Tagged) => labelled('Item level', itemLevel > 0 ? plain(itemLevel) : ''),
};

const ITEMS = declaredTable<Listed>()(tables.items, {
  ...ITEM_CELLS,
  Name: (item) => <ItemLink item={item} size={0} className={WHOLE_CARD} />,
  Type: ({ type }) => small(itemTypeLabel(type)),
  Slot: ({ slot }) => small(equipSlotLabel(slot)),
  Needs: (item) => small(needs(item)),
});

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
const SOURCES: ItemColumn = declaredColumn(facts.itemLeftBehindBy, ({ id, dropsFromCreatures: from }) => (
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
));

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
    first.length > 0 ? filtered.map((column) => ({ ...column, narrow: 'hidden' as const })) : filtered;
  const sources = dropsIn === 'all' || !isOffered(ITEM_NEEDS.dropsIn) ? [] : [SOURCES];
  // The creatures take its room where there is little.
  const columns = ITEMS.columns.map((column) =>
    sources.length > 0 && column.header === 'Needs'
      ? { ...column, width: 'w-auto whitespace-nowrap compact:hidden narrow:block' as const }
      : column,
  );
  return [...columns, ...second, ...first, ...sources];
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
        {...ITEMS}
        columns={itemColumns(list.values)}
        rows={nodes ?? []}
        rowKey={({ id }) => id}
        pager={{ label: 'items', links: pagerLinks(list, pageInfo) }}
      />
    </>
  );
}
