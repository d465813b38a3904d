import type { RunRank } from '#lib/game/scenarios/run-rank.ts';

import { SHAPES } from '../plot/plot-key.tsx';
import { textTooltip } from '../ui/tooltip/tooltip.tsx';

const Triangle = ({ top }: Pick<RunRank, 'top'>) => (
  <svg width="11" height="10" viewBox="-6 -6 12 11" aria-hidden="true" className="inline-block">
    <path
      d={SHAPES.triangle.path}
      className={top === 'tenth' ? 'fill-accent' : 'fill-none stroke-accent stroke-[1.5]'}
    />
  </svg>
);

/** A quiet mark of a performance among the best of its career, in words for screen readers. */
export const RankMark = ({ top, words }: RunRank) => (
  <span className="mr-1.5" {...textTooltip(words)}>
    <Triangle top={top} />
    <span className="sr-only">{words}: </span>
  </span>
);

/** Explains the marks below a scoreboard. */
export const RankLegend = () => (
  <p className="mt-3 text-sm text-muted">
    <Triangle top="tenth" /> top tenth, <Triangle top="quarter" /> top quarter of all results of the career at
    these levels, in this tier and queue: by damage a minute, of healers by healing, of tanks by protection.
  </p>
);
