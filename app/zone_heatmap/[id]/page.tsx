import { ZONE_HEATMAP_EXPORTS } from '#app/export/kinds/zone-heatmap.ts';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ZONE_HEATMAP } from '#lib/data/war/heatmaps.ts';
import { listZoneKills } from '#lib/data/war/kills.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { describeHeatmap } from '#lib/seo/descriptions/describe-results.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

const start = startOnce((id: string) => ({ kills: listZoneKills(id) }));

export async function generateMetadata(props: PageProps<'/zone_heatmap/[id]'>) {
  const found = await find(ZONE_HEATMAP, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const {
    record: { kills },
    id,
    query,
  } = found;
  return metadataOf({
    path: routes.zoneHeatmap(id),
    exports: ZONE_HEATMAP_EXPORTS,
    query,
    ...describeHeatmap(zoneName(id), kills),
    noindex: kills === 0,
  });
}

export default async function ZoneHeatmapPage(props: PageProps<'/zone_heatmap/[id]'>) {
  const found = await find(ZONE_HEATMAP, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: heatmap, id, query, provenance } = found;
  const { kills } = start(id);
  await awaitPanels(kills);
  return (
    <Page crumbs={[{ label: zoneName(id) }]} provenance={provenance}>
      <Panel as="section" ornate className="p-5 narrow:p-3.5 tiny:px-2">
        <h1 className="text-2xl leading-title">{zoneName(id)}</h1>
        <p className="mt-1 mb-5 text-muted">
          Kills of the last 30 days.{' '}
          <NavLink
            href={routes.zone(id)}
            className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
          >
            All about {zoneName(id)}
          </NavLink>
        </p>
        <HeatOverview zoneId={id} place={zoneName(id)} {...heatmap}>
          <Load from={kills} label="kills" rows={5}>
            {(page) => <PlaceKills kills={page} href={routes.killsInZone(id)} />}
          </Load>
        </HeatOverview>
      </Panel>
      <ExportLinks exports={ZONE_HEATMAP_EXPORTS} path={routes.zoneHeatmap(id)} query={query} />
    </Page>
  );
}
