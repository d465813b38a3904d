import { ScenarioScoreboard } from '#components/scenario/scenario-scoreboard.tsx';
import { headStart } from '#components/ui/head-start.ts';
import { Load } from '#components/ui/load.tsx';
import { getScenario, listScenarioScores } from '#lib/data/scenarios.ts';
import { describeScenario } from '#lib/game/describe.ts';
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
  await headStart(scores);

  return (
    <Load from={scores} label="scoreboard">
      {(entries) => <ScenarioScoreboard scores={entries} />}
    </Load>
  );
}
