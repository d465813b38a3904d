import { ScenarioMap } from '#components/scenario/scenario-map.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getScenario, getScenarioHeatmap } from '#lib/data/scenarios.ts';
import { describeScenario } from '#lib/seo/describe.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/scenario/[id]/map'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getScenario(id), (run) => ({
    ...describeScenario(run),
    path: `/scenario/${id}/map`,
  }));
}

export default async function ScenarioMapPage({ params }: Props) {
  const { id } = await params;
  const run = await getScenario(id).catch(() => null);
  if (!run) return null;
  const heatmap = getScenarioHeatmap(id);
  await awaitPanels(heatmap);

  return (
    <Load from={heatmap} label="heatmap">
      {(points) => <ScenarioMap scenario={run.scenario} points={points} />}
    </Load>
  );
}
