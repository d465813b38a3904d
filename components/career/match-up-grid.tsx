import type { Career } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { type MatchUp, oddsText, VERDICT_WORDS } from '#lib/game/careers/match-ups.ts';
import { careerLabel, careersOf } from '#lib/game/players/careers.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { MediaObject } from '../ui/record/media-object.tsx';
import type { Column } from '../ui/table/column.ts';

/** The odds of a pair, in the colour of the side that is surely ahead, above its kills both ways. */
const GridCell = ({ pair: { kills, deaths, odds, verdict } }: { readonly pair: MatchUp }) => (
  <span className="grid py-1 whitespace-nowrap" data-side={verdict === 'more' ? 'order' : 'destruction'}>
    <span className={verdict === 'open' ? 'text-muted' : 'font-semibold text-side'}>
      {oddsText(odds)}
      {verdict !== 'open' && <span className="sr-only">, {VERDICT_WORDS[verdict]}</span>}
    </span>
    <span className="text-sm text-muted">
      {thousands(kills)} : {thousands(deaths)}
    </span>
  </span>
);

const columnsOf = (all: readonly MatchUp[]): readonly Column<Career>[] => [
  {
    header: 'Badge',
    width: 'w-[60px]',
    pinned: true,
    cell: (career) => <CareerBadge career={career} size={28} />,
  },
  {
    header: 'Order on Destruction',
    names: true,
    pinned: true,
    cell: (career) => (
      <MediaObject
        name={careerLabel(career)}
        href={routes.career(career)}
        nameClass="max-w-28 whitespace-normal"
      />
    ),
  },
  ...careersOf('DESTRUCTION').map((enemy): Column<Career> => ({
    header: careerLabel(enemy),
    align: 'end',
    cell: (career) =>
      all
        .filter((pair) => pair.career === career && pair.enemy === enemy)
        .map((pair) => <GridCell key={enemy} pair={pair} />),
  })),
];

/** The match-ups of each career of Order with each of Destruction; on paper, which is too narrow, where else they stand. */
export const MatchUpGrid = ({ all, note }: { readonly all: readonly MatchUp[]; readonly note: string }) => (
  <>
    <div className="print:hidden">
      <TableSection
        title="Match-ups"
        note={note}
        scrolls
        columns={columnsOf(all)}
        rows={careersOf('ORDER')}
        rowKey={(career) => career}
      />
    </div>
    <p className="hidden print:block">The page of each career has its match-ups.</p>
  </>
);
