import { ZONE_HEATMAP_EXPORTS } from '#app/export/kinds/scenarios.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { listZoneKills } from '#lib/data/war/kills.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { describeHeatmap } from '#lib/seo/descriptions/describe-results.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: ZONE_HEATMAP,
  path: routes.zoneHeatmap,
  exports: ZONE_HEATMAP_EXPORTS,
  describe: ({ kills }, id) => ({ ...describeHeatmap(zoneName(id), kills), noindex: kills === 0 }),
  crumbs: (_, id) => [{ label: zoneName(id) }],
  early: ({ id }) => ({ kills: listZoneKills(id) }),
  content: ({ record: heatmap, id, panels: { kills } }) => (
    <Panel as="section" ornate className="p-5">
      <h1 className="text-2xl leading-title">{zoneName(id)}</h1>
      <p className="mt-1 mb-5 text-muted">Kills of the last 30 days</p>
      <HeatOverview zoneId={id} place={zoneName(id)} {...heatmap}>
        <Load from={kills} label="kills" rows={5}>
          {(page) => <PlaceKills kills={page} href={routes.killsInZone(id)} />}
        </Load>
      </HeatOverview>
    </Panel>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
