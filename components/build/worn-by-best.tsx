import type { Route } from 'next';

import type { WornByBest as Found, WornChoice } from '#lib/url/build/build-plan.ts';
import { thousands } from '#lib/format/number.ts';
import { isoString, utcDateLong } from '#lib/format/time.ts';
import { monthLabel } from '#lib/game/calendar.ts';

import { ItemLink } from '../item/item-link.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowFold } from '../ui/list/row-fold.tsx';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';

interface Props {
  /** Null before anything was counted, false where nothing counts it. */
  readonly worn: Found | null | false;
  /** The address of the build with an item on. */
  readonly putOn: (choice: WornChoice) => Route;
  /** The address of the build with the most worn item of each slot on; null where there is nothing to put on. */
  readonly putOnAll: Route | null;
}

/** The items that most of the best of a career wear, slot by slot; each puts itself on. */
export const WornByBest = ({ worn, putOn, putOnAll }: Props) => (
  <section>
    <SectionHeading>What others wear</SectionHeading>
    {worn ? (
      <>
        <p className="mb-3 text-sm text-muted">
          Of {thousands(worn.players)} characters of this career, those with the most kills in{' '}
          {monthLabel(worn.month)} whose armory is known, as of <CountedAt {...worn} />. Items that two or
          more of them wear, at most three of a slot.
          {worn.beyond > 0 && ` ${beyondWords(worn.beyond)}`}
        </p>
        {putOnAll && (
          <p className="mb-3">
            <LinkButton href={putOnAll}>Put on all most worn</LinkButton>
          </p>
        )}
        <RowFold rows={worn.choices.length} one="item">
          <ListPanel
            caption="What others wear"
            layout="dense"
            narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
            empty="No item is worn by two of them."
            columns={columnsOf(putOn)}
            rows={worn.choices}
            rowKey={({ slots: [slot], item }) => `${slot} ${item.id}`}
          />
        </RowFold>
      </>
    ) : (
      <p className="text-muted">
        {worn === null
          ? 'What others wear is not counted yet.'
          : 'This API does not count what others wear, and the site keeps no archive of it.'}
      </p>
    )}
  </section>
);

const beyondWords = (count: number): string =>
  `${thousands(count)} more ${count === 1 ? 'needs' : 'need'} a higher level or renown rank than this build has.`;

function CountedAt({ countedAt }: Pick<Found, 'countedAt'>) {
  const date = new Date(countedAt * 1_000);
  return <time dateTime={isoString(date)}>{utcDateLong(date)}</time>;
}

const columnsOf = (putOn: Props['putOn']): readonly Column<WornChoice>[] => [
  { header: 'Slot', width: 'w-[84px]', narrow: { line: 2, from: 1, to: 2 }, cell: ({ label }) => label },
  {
    header: 'Item',
    names: true,
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ item }) => <ItemLink item={item} className="narrow:min-h-11" />,
  },
  {
    header: 'Worn by',
    width: 'w-[70px]',
    narrow: { line: 2, from: 2, to: 3, atEnd: true },
    cell: ({ wearers, players }) => `${thousands(wearers)} of ${thousands(players)}`,
  },
  {
    header: 'Build',
    width: 'w-[54px]',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: (choice) => (
      <NavLink href={putOn(choice)} className="inline-flex min-h-6 items-center text-link narrow:min-h-11">
        Put on<span className="sr-only"> {choice.item.name}</span>
      </NavLink>
    ),
  },
];
