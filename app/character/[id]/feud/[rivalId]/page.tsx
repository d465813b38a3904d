import { RivalCard } from '#components/feud/rival-card.tsx';
import { FeudScore } from '#components/feud/feud-score.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Page } from '#components/ui/page.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { getPlayerFeud } from '#lib/data/feuds.ts';
import { listPlayerFeud } from '#lib/data/kills.ts';
import { describeFeud } from '#lib/seo/describe.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

type Props = PageProps<'/character/[id]/feud/[rivalId]'>;

export async function generateMetadata({ params }: Props) {
  const { id, rivalId } = await params;
  const path = `/character/${id}/feud/${rivalId}`;
  return metadataOfRecord(getPlayerFeud(id, rivalId), (feud) => ({ ...describeFeud(feud), path }));
}

export default async function PlayerFeudPage({ params, searchParams }: Props) {
  const [{ id, rivalId }, query] = await Promise.all([params, searchParams]);
  return (
    <MainRecord from={getPlayerFeud(id, rivalId)}>
      {async ({ sides: [near, far], kills }) => {
        const list = listPlayerFeud(id, rivalId, parseCursor(query));
        await awaitPanels(list);
        return (
          <Page trail={[{ label: 'Home', href: routes.home }, { label: `#${id} vs #${rivalId}` }]}>
            <h1 className="mb-4 text-2xl leading-title">
              {near.name} vs {far.name}
            </h1>
            <FeudScore
              near={<RivalCard character={near} />}
              far={<RivalCard character={far} />}
              kills={kills}
            />
            <Load from={list} label="kills of the feud">
              {(page) => (
                <KillList
                  title="Player feud"
                  kills={page}
                  path={routes.playerFeud(id, rivalId)}
                  params={query}
                />
              )}
            </Load>
          </Page>
        );
      }}
    </MainRecord>
  );
}
