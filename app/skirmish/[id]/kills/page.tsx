import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { listSkirmishKills } from '#lib/data/kills.ts';
import { getSkirmish } from '#lib/data/skirmishes.ts';
import { describeSkirmish } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/skirmish/[id]/kills'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getSkirmish(id), (skirmish) => ({
    ...describeSkirmish(skirmish),
    path: `/skirmish/${id}/kills`,
  }));
}

export default async function SkirmishKillsPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseUuid(id)) return null;
  const kills = listSkirmishKills(id, parseCursor(query));
  await awaitPanels(kills);

  return (
    <Load from={kills} label="kills">
      {(page) => <KillList title="Kills" kills={page} path={`/skirmish/${id}/kills`} params={query} />}
    </Load>
  );
}
