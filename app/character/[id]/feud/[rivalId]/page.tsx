import { PLAYER_RIVALS } from '#app/export/kinds/rivals.ts';
import { FeudContent } from '#app/feud-content.tsx';
import { RivalCard } from '#components/feud/rival-card.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { PLAYER_FEUD, type Rivals } from '#lib/data/war/feuds.ts';
import { listPlayerFeudKills } from '#lib/data/war/kills.ts';
import { describePlayerFeud } from '#lib/seo/descriptions/describe-feud.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { feudName } from '#lib/seo/record-names.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((rivals: Rivals, query: SearchParams) => {
  const list = listAddress(routes.playerFeud(rivals.id, rivals.rivalId), query);
  return { list, kills: listPlayerFeudKills(rivals, list) };
});

export async function generateMetadata(props: PageProps<'/character/[id]/feud/[rivalId]'>) {
  const found = await find(PLAYER_FEUD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: feud, id: rivals, query } = found;
  return metadataOf({
    path: routes.playerFeud(rivals.id, rivals.rivalId),
    exports: PLAYER_RIVALS.feud,
    query,
    ...describePlayerFeud(feud),
  });
}

export default async function PlayerFeudPage(props: PageProps<'/character/[id]/feud/[rivalId]'>) {
  const found = await find(PLAYER_FEUD, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: feud, id: rivals, query, provenance } = found;
  const { list, kills } = start(rivals, query);
  await awaitPanels(kills);
  const [near, far] = feud.sides;
  return (
    <Page crumbs={feudName(feud)} provenance={provenance}>
      <FeudContent
        title="Player feud"
        feud={feud}
        near={<RivalCard character={near} />}
        far={<RivalCard character={far} />}
        kills={kills}
        list={list}
      >
        <LinkButton href={routes.comparison(near.id, far.id)} className="mt-2">
          Compare
        </LinkButton>
        <LinkButton href={routes.armoryComparison(near.id, far.id)}>Compare armories</LinkButton>
      </FeudContent>
      <ExportLinks exports={PLAYER_RIVALS.feud} path={list.path} query={query} />
    </Page>
  );
}
