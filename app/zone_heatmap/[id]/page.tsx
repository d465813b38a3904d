import { Heatmap } from '#components/map/heatmap.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Page } from '#components/ui/page.tsx';
import { getZoneHeatmap } from '#lib/data/heatmaps.ts';
import { zoneName } from '#lib/game/zones.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

type Props = PageProps<'/zone_heatmap/[id]'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getZoneHeatmap(id), () => ({
    title: `Kills in ${zoneName(id)}`,
    description: `Where players fell in ${zoneName(id)} in the last 30 days, on the zone's map.`,
    path: `/zone_heatmap/${id}`,
  }));
}

export default async function ZoneHeatmapPage({ params }: Props) {
  const { id } = await params;
  return (
    <MainRecord from={getZoneHeatmap(id)}>
      {(points) => (
        <Page trail={[{ label: 'Home', href: routes.home }, { label: `Zone #${id}` }]}>
          <section className="panel orn p-5">
            <h1 className="text-2xl leading-title">{zoneName(id)}</h1>
            <p className="mt-1 mb-5 text-muted">Kills of the last 30 days</p>
            <Heatmap zoneId={id} place={zoneName(id)} points={points} size={500} />
          </section>
        </Page>
      )}
    </MainRecord>
  );
}
