import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { listScenarioKills } from '#lib/data/kills.ts';
import { getScenario } from '#lib/data/scenarios.ts';
import { describeScenario } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/scenario/[id]/kills'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getScenario(id), (run) => ({
    ...describeScenario(run),
    path: `/scenario/${id}/kills`,
  }));
}

export default async function ScenarioKillsPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseUuid(id)) return null;
  const kills = listScenarioKills(id, parseCursor(query));
  await awaitPanels(kills);

  return (
    <Load from={kills} label="kills">
      {(page) => <KillList title="Kills" kills={page} path={`/scenario/${id}/kills`} params={query} />}
    </Load>
  );
}
