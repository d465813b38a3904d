import type { ReactNode } from 'react';
import type { Best } from '#lib/game/boards/board.ts';
import { plain, thousands } from '#lib/format/number.ts';
import type { Column } from '../ui/table/column.ts';
import { Panel } from '../ui/page/panel.tsx';
import type { Edge } from '../ui/table/table-row.tsx';
import { Table } from '../ui/table/table.tsx';
import { cutTie, type Placed, tieWords } from '#lib/game/boards/ties.ts';

interface Props<Owner> {
  readonly title: string;
  /** A note on the population of the ranking. */
  readonly note: string;
  readonly header: 'Player' | 'Guild';
  readonly measure: 'kills' | 'deaths';
  readonly rows: readonly Best<Owner>[];
  readonly who: (owner: Owner) => ReactNode;
  readonly edge: (owner: Owner) => Edge;
}

/** The columns of a list of the best: place, who, how many. */
const bestColumns = <Owner,>({
  header,
  measure,
  who,
}: Pick<Props<Owner>, 'header' | 'measure' | 'who'>): readonly Column<Best<Owner>>[] => [
  {
    header: 'Place',
    width: 'w-[60px]',
    cell: ({ place }) => <b className="tracking-figure text-accent">{plain(place)}</b>,
  },
  { header, names: true, narrow: 'shrinks', cell: ({ owner }) => who(owner) },
  {
    header: measure === 'kills' ? 'Kills' : 'Deaths',
    align: 'end',
    cell: (row) => <b className="tracking-figure">{thousands(row[measure])}</b>,
  },
];

/** The best of a period by one measure; nothing where there are none. */
export function BestList<Owner extends { readonly id: string }>(props: Props<Owner>) {
  const { title, note, rows, edge } = props;
  if (rows.length === 0) return null;
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <h2 className="px-4 pt-3.5 text-lg">{title}</h2>
      <p className="px-4 pb-3 text-sm text-muted">{note}</p>
      <Table
        caption={title}
        columns={bestColumns(props)}
        rows={rows}
        rowKey={({ owner }) => owner.id}
        edge={({ owner }) => edge(owner)}
      />
      <CutTieNote rows={rows} />
    </Panel>
  );
}

interface CutTieNoteProps {
  readonly rows: readonly Placed[];
}

/** Says below a list how many more share its last place; renders nothing for none. */
export function CutTieNote({ rows }: CutTieNoteProps) {
  const words = tieWords(cutTie(rows));
  return words !== '' && <p className="px-4.5 pb-3 text-sm text-muted">{words}</p>;
}
