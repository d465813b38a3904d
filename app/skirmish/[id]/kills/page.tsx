import { KillList } from '#components/kill/kill-list.tsx';
import { headStart } from '#components/ui/head-start.ts';
import { Load } from '#components/ui/load.tsx';
import { listSkirmishKills } from '#lib/data/kills.ts';
import { getSkirmish } from '#lib/data/skirmishes.ts';
import { describeSkirmish } from '#lib/game/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/paging.ts';
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
  await headStart(kills);

  return (
    <Load from={kills} label="kills">
      {(page) => <KillList title="Kills" kills={page} path={`/skirmish/${id}/kills`} params={query} />}
    </Load>
  );
}
