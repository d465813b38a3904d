import { counted } from '#lib/format/number.ts';
import { bothWords, type KillSample } from '#lib/game/overview/kill-sample.ts';
import { zoneHref } from '#lib/game/places/zone-href.ts';

import { TopList } from './top-list.tsx';

/** The zones of the open world where a player or a guild fights most, with their heatmaps where those show it. */
export function ZoneList({ sample }: { readonly sample: KillSample }) {
  return (
    <TopList
      title="Favourite zones"
      about={`Kills and deaths in the open world, in ${bothWords(sample)}${scenarioWords(sample)}`}
      rows={sample.zones.map((zone) => ({
        key: zone.id,
        name: zone.name,
        href: zoneHref(zone.id, zone.hasHeat) ?? undefined,
        value: `${killWords(zone.kills)}, ${deathWords(zone.deaths)}`,
      }))}
      empty={`No kills or deaths in the open world${scenarioWords(sample)}.`}
    />
  );
}

function scenarioWords({ inScenarios: { kills, deaths } }: KillSample): string {
  if (kills + deaths === 0) return '';
  return `; ${killWords(kills)} and ${deathWords(deaths)} in scenarios`;
}

const killWords = (count: number) => counted(count, 'kill');

const deathWords = (count: number) => counted(count, 'death');
