import type { ScenarioInfoFragment } from '#graphql/generated/documents.ts';
import { realmSvg, winnerSvg } from '#lib/art/realm-badge.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { pointsOf, winnerOf } from '#lib/game/battles/scenario.ts';
import { scenarioLabel } from '#lib/game/battles/scenario-label.ts';
import { REALMS } from '#lib/game/players/realms.ts';

import { momentWords } from './moment.ts';
import type { Preview } from '../preview.ts';
import { factsLine } from './total.ts';

/** Makes the preview of a run of a scenario: its winner, time and points. */
export function previewOfScenario(run: ScenarioInfoFragment): Preview {
  const { scenario, startTime, endTime } = run;
  const winner = winnerOf(run);
  const [order, destruction] = pointsOf(run);
  const duration = spanOf(startTime, endTime);
  const side = winner === 'DRAW' ? null : winner;
  return {
    title: scenarioLabel(scenario),
    facts: factsLine(side ? `${REALMS[side].label} won` : winner && 'Draw', momentWords(startTime)),
    totals: [
      { value: thousands(order), label: 'Order' },
      { value: thousands(destruction), label: 'Destruction' },
      ...(duration > 0 ? [{ value: shortDuration(duration), label: 'duration' }] : []),
    ],
    realm: side ?? 'NEUTRAL',
    badge: side ? winnerSvg(side) : realmSvg('NEUTRAL'),
    zoneId: scenario.zone?.id,
    isFinal: duration > 0,
  };
}
