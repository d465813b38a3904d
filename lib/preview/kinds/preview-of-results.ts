import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { thousands } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { shareWords } from '#lib/game/scenarios/verdict.ts';
import type { Preview } from '../preview.ts';
import { countTotal } from './parts.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { zoneName } from '#lib/game/places/zones.ts';

/** Makes the preview of a scenario: who wins it, over how many runs. */
export const previewOfResults = ({ scenario, results }: PlayedScenarioFragment): Preview => ({
  title: scenarioLabel(scenario),
  facts: shareWords(results),
  totals: [
    { value: thousands(results.orderWins), label: 'won by Order' },
    { value: thousands(results.destructionWins), label: 'won by Destruction' },
    countTotal(results.runs, 'run'),
  ],
  realm: 'NEUTRAL',
  badge: realmSvg('NEUTRAL'),
  zoneId: scenario.zone.id,
});

/** Makes the preview of a zone: the kills of the last 30 days. */
export function previewOfZone(zoneId: string, { points, kills }: KillsHeatmap): Preview {
  const most = Math.max(0, ...points.map(({ count }) => count));
  return {
    title: zoneName(zoneId),
    facts: 'Where players fell in the last 30 days',
    totals: [
      countTotal(kills, 'kill'),
      ...(most > 0 ? [countTotal(most, 'kill at the worst place', 'kills at the worst place')] : []),
    ],
    realm: 'NEUTRAL',
    badge: killMarkerSvg(),
    zoneId,
    heat: points,
  };
}
