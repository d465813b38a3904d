import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { thousands } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario-label.ts';
import { verdictWords } from '#lib/game/scenarios/verdict.ts';

import type { Preview } from '../preview.ts';
import { countTotal } from './total.ts';

/** Makes the preview of a scenario: who wins it, over how many runs. */
export const previewOfResults = ({ scenario, results }: PlayedScenarioFragment): Preview => ({
  title: scenarioLabel(scenario),
  facts: verdictWords(results),
  totals: [
    { value: thousands(results.orderWins), label: 'won by Order' },
    { value: thousands(results.destructionWins), label: 'won by Destruction' },
    countTotal(results.runs, 'run', 'runs'),
  ],
  realm: 'NEUTRAL',
  badge: realmSvg('NEUTRAL'),
  zoneId: scenario.zone.id,
});
