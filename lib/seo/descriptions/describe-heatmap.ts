import { plural, thousands } from '#lib/format/number.ts';

import type { Description } from './describe.ts';
import { sentences } from './wording.ts';

/**
 * Describes the heatmap of a zone's kills in the last 30 days.
 * @param zone its name
 * @example describeHeatmap('Praag', 1204).title // 'Kills in Praag, heatmap of the last 30 days'
 */
export function describeHeatmap(zone: string, kills: number): Description {
  return {
    title: `Kills in ${zone}, heatmap of the last 30 days`,
    description: sentences(
      ...(kills === 0
        ? [`No player fell in the open or around keeps of ${zone} in the last 30 days`]
        : wordsOf(zone, kills)),
    ),
  };
}

const wordsOf = (zone: string, kills: number): readonly string[] => [
  `Where ${thousands(kills)} ${plural(kills, 'kill', 'kills')} happened in ${zone} in the last 30 days`,
  'Every kill in the open and around keeps, on the map of the zone',
];
