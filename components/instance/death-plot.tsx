import { greatest, least } from 'd3-array';

import { decimal, plural } from '#lib/format/number.ts';
import { type EncounterStatistics, isTimed } from '#lib/game/instances/encounters.ts';
import { encounterName } from '#lib/game/instances/instance-name.ts';

import { BarPlot } from '../plot/bar-plot.tsx';
import { PlotFigure } from '../plot/plot-figure.tsx';

const TITLE = 'Deaths by encounter';

/** Plots the average deaths at each encounter (rules.md: Plots of runs); the page's table has the numbers. */
export function DeathPlot({ rows }: { readonly rows: readonly EncounterStatistics[] }) {
  const timed = rows.filter(({ totals }) => isTimed(totals));
  const [most, fewest] = [greatest(timed, deathsOf), least(timed, deathsOf)];
  if (!most || !fewest || deathsOf(most) === 0) {
    return <PlotFigure title={TITLE} summary="No deaths are known." />;
  }
  const words = comparisonWords(most, fewest, timed.length);
  return (
    <PlotFigure
      title={TITLE}
      summary={words}
      plot={
        <BarPlot
          bars={timed.map((row) => ({
            key: row.encounter.id,
            name: nameOf(row),
            value: deathsOf(row),
            text: decimal(deathsOf(row), 2),
          }))}
        />
      }
    />
  );
}

const deathsOf = ({ totals }: EncounterStatistics) => totals.averageDeaths;
const nameOf = ({ encounter }: EncounterStatistics) => encounterName(encounter);

function comparisonWords(most: EncounterStatistics, fewest: EncounterStatistics, count: number): string {
  if (count === 1) return `${nameOf(most)}: ${deathWords(most)} on average when it is won.`;
  if (deathWords(most) === deathWords(fewest))
    return `Each encounter: ${deathWords(most)} on average when it is won.`;
  return `${nameOf(most)} is the deadliest with ${deathWords(most)} on average when it is won, ${nameOf(fewest)} the least with ${deathWords(fewest)}.`;
}

function deathWords(row: EncounterStatistics): string {
  const deaths = decimal(deathsOf(row), 2);
  return `${deaths} ${plural(Number(deaths), 'death', 'deaths')}`;
}
