import type { PlayedScenarioFragment, ResultsFragment } from '#graphql/generated/documents.ts';
import { counted, plural, thousands } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { estimateWords, rangeWords, verdictWords } from '#lib/game/scenarios/verdict.ts';

import { RealmTotal } from '../scoreboard/realm-total.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { FairnessScale } from './fairness-scale.tsx';

interface Props {
  readonly scenario: PlayedScenarioFragment['scenario'];
  /** The results that match the filter. */
  readonly results: ResultsFragment;
  /** False where there is no run at all. */
  readonly wasPlayed: boolean;
}

/** The head of a scenario: who wins it, how sure that is, and over how many runs. */
export function ResultsHead({ scenario, results, wasPlayed }: Props) {
  const { runs, orderWins, destructionWins, surrenders } = results;
  const range = rangeWords(results);
  const draws = runs - orderWins - destructionWins;
  return (
    <Panel as="section" ornate className="px-6 py-5.5 narrow:px-3.5 narrow:py-4">
      <h1 className="text-2xl">{scenarioLabel(scenario)}</h1>
      {runs === 0 ? (
        <p className="mt-1.5 text-muted">
          {wasPlayed ? 'No runs match the filter.' : 'No run of it is recorded yet.'}
        </p>
      ) : (
        <>
          <p className="mt-1.5 text-md font-semibold">{estimateWords(results)}.</p>
          <p className="mt-1 mb-5 text-muted">
            {range && `It could be ${range}: the range that holds the true share in 95 of 100 such counts. `}
            {orderWins + destructionWins > 0 && verdictWords(results)}
          </p>
          <RealmTotal
            figure={thousands(orderWins + destructionWins)}
            what={plural(orderWins + destructionWins, 'decided run', 'decided runs')}
            order={orderWins}
            destruction={destructionWins}
          />
          <FairnessScale results={results} />
          <p className="mt-3 text-sm text-muted">
            {counted(draws, 'draw')}; a side gave up in {thousands(surrenders)} of {counted(runs, 'run')}.
          </p>
        </>
      )}
    </Panel>
  );
}
