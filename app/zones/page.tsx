import { ZONES_EXPORTS } from '#app/export/kinds/places.ts';
import { WEEK_COLUMNS, ZONE_COLUMNS } from '#components/place/zone-tables.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listZones } from '#lib/data/war/places.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { ZONES_FILTER } from '#lib/url/filter/zone-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/zones'>) {
  const query = await searchParams;
  return metadataOf({
    query,
    path: routes.zones,
    exports: ZONES_EXPORTS,
    ...narrowed(LISTS.zones, { query, filter: ZONES_FILTER }),
  });
}

export default async function ZonesPage({ searchParams }: PageProps<'/zones'>) {
  const query = await searchParams;
  const list = listAddress(routes.zones, query, ZONES_FILTER);
  const zones = listZones(list, new Date());
  await awaitPanels(zones);
  return (
    <Page crumbs="Zones">
      <h1 className="text-2xl leading-title">Zones</h1>
      <p className="mt-1.5 mb-4 text-muted">
        Every zone with a name: where it lies, and the kills of both realms in the last seven days.
      </p>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={zones} label="zones" rows={40}>
          {(rows) => (
            <ListPanel
              caption="Zones"
              columns={rows.some(({ war }) => war) ? WEEK_COLUMNS : ZONE_COLUMNS}
              rows={rows}
              rowKey={({ zoneId }) => String(zoneId)}
              empty="No zone matches the filter."
            />
          )}
        </Load>
      </div>
      <ExportLinks exports={ZONES_EXPORTS} path={routes.zones} query={query} />
    </Page>
  );
}
