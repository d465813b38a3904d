import { ListPanel } from '#components/ui/list/list-panel.tsx';

import type { Pair } from '#lib/game/difference.ts';
import { Panel } from '../ui/page/panel.tsx';
import { pairColumns, type PairOptions } from './pair-columns.tsx';

/** The grid of a row on narrow screens, by the layout of the two values. */
const TRACKS = {
  stacked: 'narrow:grid-cols-[auto_minmax(0,1fr)]',
  beside: 'narrow:grid-cols-2 narrow:[&_td]:self-start',
} as const;

interface Props<Value> extends PairOptions<Value> {
  readonly caption: string;
  readonly pairs: readonly Pair<Value>[];
  /** The text where there are no pairs. */
  readonly nothing: string;
}

/** A table that compares two, row by row. */
export function PairTable<Value>({ caption, pairs, nothing, ...options }: Props<Value>) {
  if (pairs.length === 0)
    return (
      <Panel as="p" className="px-5 py-4 text-muted">
        {nothing}
      </Panel>
    );
  return (
    <ListPanel
      caption={caption}
      layout="dense"
      columns={pairColumns(options)}
      rows={pairs}
      rowKey={({ key }) => key}
      narrowTracks={TRACKS[options.narrow]}
    />
  );
}
