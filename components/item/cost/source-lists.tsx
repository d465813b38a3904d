import type {
  ChapterRowFragment,
  ContainerFragment,
  OfferFragment,
  PurchaseRowFragment,
  QuestRowFragment,
  SoldItemFragment,
  VendorFragment,
} from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { plain } from '#lib/format/number.ts';
import { type OfferRow, offerRows } from '#lib/game/items/offer-rows.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { chapterName, chapterZone } from '#lib/game/quests/chapter-name.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { ChapterLink } from '../../chapter/chapter-link.tsx';
import { CreatureLink, RealmIcon } from '../../creature/creature-link.tsx';
import { ZoneLinks } from '../../creature/zone-links.tsx';
import { QuestLink } from '../../quest/quest-link.tsx';
import { pagedList, pagedRows } from '../../ui/list/paged-list.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { declaredTable } from '../../ui/table/column.ts';
import { ItemLink } from '../item-link.tsx';
import tables from '../item-tables.json' with { type: 'json' };
import { RewardIcons } from '../reward-icons.tsx';
import { OfferCost } from './offer-cost.tsx';

type Offered = OfferRow<OfferFragment>;

/** The cells of a table of offers, which spans the price over all vendors of an offer. */
const OFFER_CELLS = {
  Price: {
    rowSpan: ({ span }: Offered) => span,
    cell: ({ offer }: Offered) => <OfferCost offer={offer} />,
  },
  'Creature name': ({ vendor }: Offered) =>
    vendor ? (
      <CreatureLink creature={vendor} withoutRealm />
    ) : (
      <span className="text-muted">Not sold at present</span>
    ),
  Realm: ({ vendor }: Offered) => vendor && <RealmIcon realm={vendor.realm} />,
  Zone: ({ vendor }: Offered) => vendor && <ZoneLinks creature={vendor} />,
};

const rowKey = ({ key }: { readonly key: string }) => key;

/** One page of the offers of an item: what it costs, and with whom (rules.md: Item tabs). */
export const VendorList = pagedRows({
  ...declaredTable<Offered>()(tables.vendors, OFFER_CELLS),
  rowsOf: offerRows<OfferFragment>,
  rowKey,
});

/** One page of what an item buys, from whom and where (rules.md: Item tabs). */
export const PurchaseList = pagedRows({
  ...declaredTable<OfferRow<PurchaseRowFragment>>()(tables.purchases, {
    ...OFFER_CELLS,
    Item: {
      rowSpan: ({ span }) => span,
      cell: ({ offer: { item, count } }) => <ItemLink item={item} count={count} />,
    },
  }),
  rowsOf: offerRows<PurchaseRowFragment>,
  rowKey,
});

/** One page of what a vendor sells; the head stays when there is nothing (rules.md: Creatures). */
export const OfferList = pagedRows({
  ...declaredTable<SoldItemFragment>()(tables.goods, {
    Item: ({ item, count }) => <ItemLink item={item} count={count} size={36} className="align-middle" />,
    Price: (offer) => (
      <div className="narrow:pl-11.5">
        <OfferCost offer={offer} />
      </div>
    ),
  }),
  rowsOf: (nodes: readonly SoldItemFragment[]) => nodes,
  // An offer has no id: what is sold, how many, and for what.
  rowKey: ({ item, count, price, requiredItems }) =>
    [item.id, count, price, ...requiredItems.map((required) => required.item.id)].join(' '),
});

/** One page of the creatures that leave an item behind, and where they stand (rules.md: Item tabs). */
export const DropList = pagedList(
  declaredTable<VendorFragment>()(tables.drops, {
    'Creature name': (creature) => <CreatureLink creature={creature} withoutRealm />,
    Realm: ({ realm }) => <RealmIcon realm={realm} />,
    Zone: (creature) => <ZoneLinks creature={creature} />,
  }),
);

const zoneNamesOf = ({ spawns }: ContainerFragment): readonly string[] => [
  ...new Set(
    spawns.map(({ position: { zoneId, zone } }) =>
      zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
    ),
  ),
];

/** One page of the game objects that hold an item, and where they stand (rules.md: Item tabs). */
export const ContainerList = pagedList(
  declaredTable<ContainerFragment>()(tables.containers, {
    'Game object': (object) => (
      <NavLink href={routes.gameObject(object.id)} className="font-semibold wrap-anywhere">
        {gameObjectName(object)}
      </NavLink>
    ),
    Zone: (object) => <span className="text-sm text-muted">{zoneNamesOf(object).join(', ')}</span>,
  }),
);

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
export const RewardingQuestList = pagedList(
  declaredTable<QuestRowFragment>()(tables.quests, {
    'Quest name': (quest) => <QuestLink quest={quest} />,
    Given: rewardCell('Given'),
    Choice: rewardCell('Choice'),
  }),
);

const CHAPTERS = declaredTable<ChapterRowFragment>()(tables.chapters, {
  // An API without pages of chapters still lists those that reward an item.
  'Chapter name': (chapter) =>
    isOffered('Query.chapter') ? <ChapterLink chapter={chapter} /> : <span>{chapterName(chapter)}</span>,
  Zone: (chapter) => <span className="text-sm text-muted">{chapterZone(chapter)}</span>,
  Rank: ({ rank }) => plain(rank),
});

/** One page of the chapters that reward an item, with their places and ranks where the API tells them (rules.md: Item tabs). */
export const RewardingChapterList = pagedList({
  ...CHAPTERS,
  columns: () =>
    CHAPTERS.columns.filter(
      ({ header }) =>
        (header !== 'Zone' || isOffered('Chapter.position')) &&
        (header !== 'Rank' || isOffered('Chapter.rank')),
    ),
});
