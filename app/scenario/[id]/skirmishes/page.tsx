import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getScenario } from '#lib/data/scenarios.ts';
import { listScenarioSkirmishes } from '#lib/data/skirmishes.ts';
import { describeScenario } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/scenario/[id]/skirmishes'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getScenario(id), (run) => ({
    ...describeScenario(run),
    path: `/scenario/${id}/skirmishes`,
  }));
}

export default async function ScenarioSkirmishesPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseUuid(id)) return null;
  const skirmishes = listScenarioSkirmishes(id, parseCursor(query));
  await awaitPanels(skirmishes);

  return (
    <Load from={skirmishes} label="skirmishes">
      {({ nodes, pageInfo }) => (
        <SkirmishList
          title="Skirmishes"
          skirmishes={nodes ?? []}
          paging={{ pageInfo, path: `/scenario/${id}/skirmishes`, params: query }}
        />
      )}
    </Load>
  );
}
