import { RivalGuildCard } from '#components/feud/rival-guild-card.tsx';
import { FeudScore } from '#components/feud/feud-score.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Page } from '#components/ui/page.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { getGuildFeud } from '#lib/data/feuds.ts';
import { listGuildFeud } from '#lib/data/kills.ts';
import { describeFeud } from '#lib/seo/describe.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

type Props = PageProps<'/guild/[id]/feud/[rivalId]'>;

export async function generateMetadata({ params }: Props) {
  const { id, rivalId } = await params;
  const path = `/guild/${id}/feud/${rivalId}`;
  return metadataOfRecord(getGuildFeud(id, rivalId), (feud) => ({ ...describeFeud(feud), path }));
}

export default async function GuildFeudPage({ params, searchParams }: Props) {
  const [{ id, rivalId }, query] = await Promise.all([params, searchParams]);
  return (
    <MainRecord from={getGuildFeud(id, rivalId)}>
      {async ({ sides: [near, far], kills }) => {
        const list = listGuildFeud(id, rivalId, parseCursor(query));
        await awaitPanels(list);
        return (
          <Page trail={[{ label: 'Home', href: routes.home }, { label: `#${id} vs #${rivalId}` }]}>
            <h1 className="mb-4 text-2xl leading-title">
              {near.name} vs {far.name}
            </h1>
            <FeudScore
              near={<RivalGuildCard guild={near} />}
              far={<RivalGuildCard guild={far} />}
              kills={kills}
            />
            <Load from={list} label="kills of the feud">
              {(page) => (
                <KillList
                  title="Guild feud"
                  kills={page}
                  path={routes.guildFeud(id, rivalId)}
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
