import { ScenarioScoreboard } from '#components/scenario/scenario-scoreboard.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getScenario, listScenarioScores } from '#lib/data/scenarios.ts';
import { describeScenario } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/scenario/[id]'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getScenario(id), (run) => ({ ...describeScenario(run), path: `/scenario/${id}` }));
}

export default async function ScenarioPage({ params }: Props) {
  const { id } = await params;
  if (!parseUuid(id)) return null;
  const scores = listScenarioScores(id);
  await awaitPanels(scores);

  return (
    <Load from={scores} label="scoreboard">
      {(entries) => <ScenarioScoreboard scores={entries} />}
    </Load>
  );
}
