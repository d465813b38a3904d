import type { CharacterHistoryPartsFragment } from '#graphql/generated/documents.ts';
import { daysText, historyWords } from '#lib/game/history/history-words.ts';

import { tableOf } from '../career/career-table.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';
import { SidesPlot } from '../plot/sides-plot.tsx';
import { TableSection } from '../ui/list/table-section.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { SPELLS } from './history-tables.tsx';

const numberOf = (day: string): number => Date.parse(day) / 86_400_000;

/** Levels and renown ranks of a character over time, and its guilds one after the other. */
export function CharacterHistory({ history }: { readonly history: CharacterHistoryPartsFragment }) {
  const { from, to, steps, spells } = history;
  const words = historyWords(history);
  const days = [...steps.map(({ day }) => numberOf(day)), numberOf(to ?? '') + 1];
  return (
    <>
      <Panel>
        <PlotFigure
          title="Level and renown rank"
          heading="h2"
          summary={<b className="text-md font-semibold text-text">{words}</b>}
          plot={
            steps.length > 1 && (
              <SidesPlot
                label={words}
                of="figures"
                names={['Renown rank', 'Level']}
                bars={steps.map(({ level, renownRank }, step) => ({
                  at: (days[step] ?? 0) - (days[0] ?? 0),
                  width: (days[step + 1] ?? 0) - (days[step] ?? 0),
                  above: renownRank ?? 0,
                  below: level ?? 0,
                }))}
              >
                <text y="100%" dy={18}>
                  {from && daysText(from)}
                </text>
                <text x="100%" y="100%" dy={18} textAnchor="end">
                  {to && daysText(to)}
                </text>
              </SidesPlot>
            )
          }
          table={steps.length > 0 && <Table {...tableOf('steps')} rows={steps.toReversed()} />}
        />
      </Panel>
      <TableSection
        title="Guilds"
        {...SPELLS}
        rows={spells}
        rowKey={({ from: day, before }) => `${day} ${before}`}
        empty="No fight is known."
      />
    </>
  );
}
