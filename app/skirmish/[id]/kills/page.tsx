import { SKIRMISH_KILLS_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listSkirmishKills } from '#lib/data/war/kills.ts';
import { SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { describeSkirmishKills } from '#lib/seo/descriptions/describe-skirmish.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.skirmish(id, '/kills'), query);
  return { list, kills: listSkirmishKills(id, list) };
});

export async function generateMetadata(props: PageProps<'/skirmish/[id]/kills'>) {
  const found = await find(SKIRMISH, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.skirmish(id, '/kills'),
    exports: SKIRMISH_KILLS_EXPORTS,
    query,
    ...describeSkirmishKills(record),
  });
}

export default async function SkirmishKillsPage(props: PageProps<'/skirmish/[id]/kills'>) {
  const found = await find(SKIRMISH, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, kills } = start(id, query);
  await awaitPanels(kills);
  return (
    <PageSection briefHead>
      <Load from={kills} label="kills">
        {(page) => <KillList title="Kills" kills={page} list={list} />}
      </Load>
      <ExportLinks exports={SKIRMISH_KILLS_EXPORTS} path={list.path} query={query} />
    </PageSection>
  );
}
