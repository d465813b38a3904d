import { scaleLinear } from 'd3-scale';

import type { CharacterHistoryPartsFragment, StepOfHistoryFragment } from '#graphql/generated/documents.ts';
import { dayWords } from '#lib/game/history/history-words.ts';

import { PlotFrame } from '../plot/plot-frame.tsx';
import styles from '../plot/plot.module.css';

interface Props extends Pick<CharacterHistoryPartsFragment, 'steps'> {
  readonly label: string;
  /** Both ends of the horizontal axis in epoch seconds. */
  readonly from: number;
  readonly to: number;
}

/** Percent of the width or the height, as a path has it. */
const rounded = (value: number): string => value.toFixed(2);

/** Plots the level as a line over the renown rank, each as high as it was by then. */
export function RankPlot({ label, steps, from, to }: Props) {
  const x = scaleLinear([from, to], [0, 100]);
  const most = Math.max(1, ...steps.map(({ level, renownRank }) => Math.max(level ?? 0, renownRank ?? 0)));
  const y = scaleLinear([0, most], [100, 6]);
  const start = rounded(x(steps[0]?.day ?? from));
  const pathOf = (rankOf: (step: StepOfHistoryFragment) => number | null) =>
    steps
      .map(
        (step, at) =>
          `${at === 0 ? `M${start} ` : `H${rounded(x(step.day))}V`}${rounded(y(rankOf(step) ?? 0))}`,
      )
      .join('') + 'H100';
  return (
    <PlotFrame
      label={label}
      scales={[y]}
      className="pt-2 pb-7"
      signs={[
        { name: 'Renown rank', sign: 'first' },
        { name: 'Level', sign: 'line' },
      ]}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          className={styles.first}
          fillOpacity={0.55}
          d={`${pathOf(({ renownRank }) => renownRank)}V100H${start}z`}
        />
        <path className={styles.line} d={pathOf(({ level }) => level)} />
      </svg>
      <text x="0%" y="100%" dy={18}>
        {dayWords(from)}
      </text>
      <text x="100%" y="100%" dy={18} textAnchor="end">
        {dayWords(to)}
      </text>
    </PlotFrame>
  );
}
