import type { CareerFightersRowFragment } from '#graphql/generated/documents.ts';
import type { Patch } from '#lib/env-values.ts';
import { utcDateLong } from '#lib/format/time.ts';
import { periodOf, periodText } from '#lib/game/boards/board-period.ts';

import { PeriodPlot } from '../plot/period-plot.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { tableOf } from './career-table.tsx';

interface Props {
  /** The oldest first. */
  readonly history: readonly CareerFightersRowFragment[];
  /** The answer, in whole sentences. */
  readonly words: string;
  readonly patches: readonly Patch[];
}

/** Says and plots how many characters fought in each week or month, with the patches of the game. */
export function FighterPlot({ history, words, patches }: Props) {
  const unit = history[0]?.period.includes('W') ? 'week' : 'month';
  const marked = patches.flatMap((patch) => {
    const period = periodText(periodOf(unit, new Date(patch.date)));
    const at = history.findIndex((row) => row.period === period);
    return at < 0 ? [] : [{ ...patch, key: `${patch.date} ${patch.name}`, at: at + 0.5 }];
  });
  return (
    <Panel>
      <PlotFigure
        title="Characters who fought"
        heading="h2"
        summary={<b className="text-md font-semibold text-text">{words}</b>}
        plot={
          history.length > 1 && (
            <PeriodPlot
              label={words}
              bars={history.map(({ characters, ...row }) => ({ ...row, value: characters }))}
              marks={marked}
            />
          )
        }
        table={<Table {...tableOf('periods')} rows={history.toReversed()} />}
      />
      <ol
        aria-label="Patches"
        className="flex list-decimal flex-wrap gap-x-8 px-9 pb-4 text-sm text-muted empty:hidden"
      >
        {marked.map(({ key, date, name, address }) => (
          <li key={key}>
            {address ? <a href={address}>{name}</a> : name}, {utcDateLong(new Date(date))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
