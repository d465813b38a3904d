import { type Decided, EDGE, orderShare, shareWords } from '#lib/game/scenarios/verdict.ts';

import { percentage } from '../plot/plot-label.tsx';

/** The share of Order as a place on the scale: each realm has its own end, as in the bar of wins. */
const placeOf = (share: number): string => percentage((1 - share) * 100);

/** Half of the height of the drawing, in pixels. */
const MIDDLE = 13;

/**
 * A scale from one side winning all runs to the other winning all, on which a dot has the estimate and a line its
 * interval (rules.md: Who wins a scenario). The dot leans to the side that wins. Nothing where there is no interval.
 */
export function FairnessScale({ results }: { readonly results: Decided }) {
  const share = orderShare(results);
  if (!share || results.orderWins + results.destructionWins < 2) return null;
  return (
    <div className="mt-4">
      <svg
        role="img"
        aria-label={`How fair it is: ${shareWords(results)}; 50% is fair.`}
        className="block h-[26px] w-full overflow-visible"
      >
        <rect y={MIDDLE - 4} width="100%" height="8" rx="4" className="fill-sunken stroke-line" />
        <rect
          x={placeOf(EDGE)}
          y="3"
          width={percentage((2 * EDGE - 1) * 100)}
          height="20"
          rx="3"
          className="fill-ok opacity-25"
        />
        <line x1="50%" x2="50%" y1="1" y2="25" className="stroke-muted" strokeDasharray="2 3" />
        <line
          x1={placeOf(share.high)}
          x2={placeOf(share.low)}
          y1={MIDDLE}
          y2={MIDDLE}
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-muted"
        />
        <circle
          cx={placeOf(share.value)}
          cy={MIDDLE}
          r="8"
          strokeWidth="2"
          className={`stroke-surface ${share.value < 0.5 ? 'fill-destruction' : share.value > 0.5 ? 'fill-order' : 'fill-text'}`}
        />
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-sm text-muted" aria-hidden="true">
        <span className="flex-1">Order wins all</span> <span className="font-semibold text-ok">Fair</span>{' '}
        <span className="flex-1 text-right">Destruction wins all</span>
      </p>
    </div>
  );
}
