import { plural, thousands } from '#lib/format/number.ts';
import { type KillSample, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { routes } from '#lib/url/routes.ts';

import { TopList } from './top-list.tsx';

interface Props {
  readonly sample: KillSample;
}

/** The zones where a player or a guild fights most, with their heatmaps where those show it. */
export function ZoneList({ sample: { kills, deaths, zones } }: Props) {
  return (
    <TopList
      title="Favourite zones"
      about={`Kills and deaths, in ${sampleWords(kills, 'kill', 'kills')} and ${sampleWords(deaths, 'death', 'deaths')}`}
      rows={zones.map((zone) => ({
        key: zone.id,
        name: zone.name,
        href: zone.hasHeat ? routes.zoneHeatmap(zone.id) : undefined,
        value: `${thousands(zone.kills)} ${plural(zone.kills, 'kill', 'kills')}, ${thousands(zone.deaths)} ${plural(zone.deaths, 'death', 'deaths')}`,
      }))}
      empty="No fights yet."
    />
  );
}
