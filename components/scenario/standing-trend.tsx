import { scaleLinear } from 'd3-scale';

import type {
  ScenarioMediansPartsFragment,
  ScenarioStandingPartsFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { utcDateShort } from '#lib/format/time.ts';
import { FIGURE_LABELS, mainFigure, perMinuteWords, trendWords } from '#lib/game/scenarios/standing.ts';

import { percentage } from '../plot/plot-label.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { PlotFrame } from '../plot/plot-frame.tsx';
import styles from '../plot/plot.module.css';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';

/** Milliseconds. */
const DAY = 86_400_000;
/** Days that the plot shows. */
const DAYS = 24 * 7;

interface Props {
  readonly standing: ScenarioStandingPartsFragment;
  readonly now: Date;
}

/** Plots the medians of a player's weeks, with those of the last twelve and of the twelve before. */
export function StandingTrend({ standing, now }: Props) {
  const { weeks, recent, before, others } = standing;
  const main = mainFigure(others.career);
  const label = `${FIGURE_LABELS[main]} a minute`;
  const valueOf = ({ medians }: ScenarioMediansPartsFragment): number => medians[main];
  const today = Math.floor(now.getTime() / DAY);
  const x = scaleLinear([today - DAYS, today], [0, 100]);
  const y = scaleLinear([0, Math.max(1, ...weeks.map(valueOf))], [100, 6]);
  const summary = trendWords(standing);
  return (
    <Panel>
      <PlotFigure
        title="The last 12 weeks against the 12 before"
        summary={summary}
        plot={
          weeks.length > 1 && (
            <PlotFrame
              label={summary}
              scales={[y]}
              signs={[
                { name: `${label}, median of a week; the dashed lines are those of twelve`, sign: 'circle' },
              ]}
            >
              {before && <HalfLine from={1} at={y(valueOf(before))} />}
              {recent && <HalfLine from={51} at={y(valueOf(recent))} />}
              {weeks.map((week) => (
                <circle
                  key={week.day}
                  cx={percentage(x(week.day + 3))}
                  cy={percentage(y(valueOf(week)))}
                  r="4"
                  className={styles.completed}
                />
              ))}
              <text x="0%" y="100%" dy={18}>
                {utcDateShort(new Date((today - DAYS + 1) * DAY))}
              </text>
              <text x="50%" y="100%" dy={18} textAnchor="middle">
                12 weeks ago
              </text>
              <text x="100%" y="100%" dy={18} textAnchor="end">
                today
              </text>
            </PlotFrame>
          )
        }
        table={
          <Table
            caption="Standing by week"
            columns={[
              { header: 'Week from', cell: ({ day }) => utcDateShort(new Date(day * DAY)) },
              { header: 'Results', align: 'end', cell: ({ results }) => thousands(results) },
              { header: label, align: 'end', cell: (week) => perMinuteWords(valueOf(week)) },
            ]}
            rows={weeks.toReversed()}
            rowKey={({ day }) => String(day)}
          />
        }
      />
    </Panel>
  );
}

/** A line across twelve weeks, at a height in percent. */
const HalfLine = ({ from, at }: { readonly from: number; readonly at: number }) => (
  <line
    x1={percentage(from)}
    x2={percentage(from + 48)}
    y1={percentage(at)}
    y2={percentage(at)}
    className={styles.median}
  />
);
