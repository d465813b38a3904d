import type { Route } from 'next';
import type { ComponentProps, ReactNode } from 'react';

import type {
  CharacterTagFragment,
  FiguresOfDungeonFragment,
  WingFragment,
} from '#graphql/generated/documents.ts';
import { share } from '#lib/format/number.ts';
import { clearedWords } from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowFold } from '../ui/list/row-fold.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { type Detail, MediaObject } from '../ui/record/media-object.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { Column, NarrowPlace } from '../ui/table/column.ts';
import { countColumn } from '../ui/table/count-column.tsx';
import { Duration } from '../ui/time/timestamp.tsx';

/** The places of cells on narrow screens, in rows of two tracks. */
export const AT = {
  start: { line: 1, from: 1, to: 2 },
  end: { line: 1, from: 2, to: 3, atEnd: true },
  second: { line: 2, from: 1, to: 3 },
  third: { line: 3, from: 1, to: 3 },
} as const satisfies Record<string, NarrowPlace>;

interface DungeonTableProps<Row> extends Omit<ComponentProps<typeof ListPanel<Row, string>>, 'caption'> {
  readonly title: string;
  /** The rule of what is counted. */
  readonly about?: string;
  /** Choices of what is listed. */
  readonly children?: ReactNode;
  /** The noun for a row of a table that phones fold after ten. */
  readonly one?: string;
}

/** A list of rows of two tracks, below its title and the rule of what it counts. */
export function DungeonTable<Row>({ title, about, children, one, ...list }: DungeonTableProps<Row>) {
  const table = (
    <ListPanel caption={title} layout="list" narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]" {...list} />
  );
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      {about && <p className="mb-3 max-w-prose text-muted">{about}</p>}
      {children}
      {one ? (
        <RowFold rows={list.rows.length} one={one}>
          {table}
        </RowFold>
      ) : (
        table
      )}
    </section>
  );
}

/** A duration of so many seconds, or that it is not known. */
export const Seconds = ({ of }: { readonly of: number | null }) =>
  of === null ? <span className="text-muted">not known</span> : <Duration ms={of * 1000} />;

interface ShareLineProps {
  readonly words: string;
  readonly part: number;
  readonly of: number;
}

/** A share in words, above its bar. */
export const ShareLine = ({ words, part, of }: ShareLineProps) => (
  <div data-side="neutral" className="min-w-0">
    <p className="text-sm text-muted">{words}</p>
    {of > 0 && <ShareBar share={share(part, of)} />}
  </div>
);

/** The column of how many of the sessions that tried cleared. */
export const clearedColumn = <Row,>(
  of: (row: Row) => Pick<FiguresOfDungeonFragment, 'tries' | 'cleared'>,
): Column<Row> => ({
  header: 'Cleared',
  meaning: 'In brackets the 95% interval',
  narrow: { line: 2, from: 1, to: 3 },
  cell: (row) => <ShareLine words={clearedWords(of(row))} part={of(row).cleared} of={of(row).tries} />,
});

interface Counted {
  readonly figures: FiguresOfDungeonFragment;
}

/** The column of how many sessions tried. */
export const TRIES_COLUMN: Column<Counted> = countColumn({
  header: 'Tries',
  meaning: 'Sessions with a try at an encounter',
  width: 'w-[80px]',
  // The share says of how many.
  narrow: 'hidden',
  count: ({ figures }) => figures.tries,
  one: 'try',
  many: 'tries',
});

/** The column of how long half of the clears took at most, and the quarters at both ends. */
export const MEDIAN_COLUMN: Column<Counted> = {
  header: 'Median of a clear',
  meaning: 'Below it: a quarter of the clears took less than the first, and a quarter more than the second',
  width: 'w-[190px]',
  align: 'end',
  narrow: AT.end,
  cell: ({ figures: { lower, median, upper } }) =>
    median === null ? (
      <span className="text-muted">–</span>
    ) : (
      <>
        <Seconds of={median} />{' '}
        <span className="block text-sm whitespace-nowrap text-muted narrow:hidden">
          <Seconds of={lower} /> to <Seconds of={upper} />
        </span>
      </>
    ),
};

/** The columns of what sessions of a wing came to: how many tried, how many of those cleared, how long half of these took. */
export const FIGURE_COLUMNS: readonly Column<Counted>[] = [
  TRIES_COLUMN,
  clearedColumn(({ figures }) => figures),
  MEDIAN_COLUMN,
];

interface WithWingProps {
  readonly wing: WingFragment;
  readonly of: Parameters<typeof hasWings>[0];
  readonly children: ReactNode;
}

/** A name or a value, above the wing that it is of where the dungeon has several. */
export const WithWing = ({ wing, of, children }: WithWingProps) => (
  <span className="min-w-0 wrap-break-word">
    <b className="font-semibold">{children}</b>
    {hasWings(of) && <span className="block text-sm text-muted">{wingName(wing)}</span>}
  </span>
);

/** The column of wings, each a link to one of its pages. */
export const wingColumn = (hrefOf: (id: string) => Route): Column<{ readonly instance: WingFragment }> => ({
  header: 'Wing',
  narrow: { line: 1, from: 1, to: 2 },
  cell: ({ instance }) => (
    <NavLink className="font-semibold text-link" href={hrefOf(instance.id)}>
      {wingName(instance)}
    </NavLink>
  ),
});

/** The column of players, each with a second line where one is given. */
export const playerColumn = <Row extends { readonly character: CharacterTagFragment }>(
  detailOf?: (row: Row) => Detail,
): Column<Row> => ({
  header: 'Player',
  names: true,
  narrow: { line: 1, from: 1, to: 2 },
  cell: (row) => (
    <MediaObject
      image={<CareerBadge career={row.character.career} size={28} labelled />}
      name={row.character.name}
      href={routes.character(row.character.id)}
      detail={detailOf?.(row)}
    />
  ),
});
