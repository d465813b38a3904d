import { KILLS_EXPORTS } from '#app/export/kinds/kills.ts';
import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { NewKills } from '#components/kill/new-kills.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import { listKills } from '#lib/data/war/kills.ts';
import { killPages } from '#lib/seo/descriptions/listed-battles.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/kills'>) {
  if (await askNotOffered(routes.kills)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.kills,
    exports: KILLS_EXPORTS,
    ...LISTS.kills,
  });
}

export default async function KillsPage({ searchParams }: PageProps<'/kills'>) {
  const notOffered = await askNotOffered(routes.kills);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.kills, query, KILL_FILTER);
  const kills = listKills(list);
  const sums = sumKills(list);
  await awaitPanels(kills, sums);
  return (
    <Page crumbs="Kills">
      <h1 className="mb-4 text-2xl leading-title">Kills</h1>
      <KillFilters list={list} />
      <Load from={sums} label="sums" rows={1}>
        {(counts) => <KillSums {...counts} />}
      </Load>
      <Load from={kills} label="kills">
        {(found) => (
          <>
            <ListData name="Kills" rows={killPages(found)} />
            <KillList title="Newest first" kills={found} list={list} />
            <NewKills kills={found} list={list} />
          </>
        )}
      </Load>
      <ExportLinks exports={KILLS_EXPORTS} path={routes.kills} query={query} />
    </Page>
  );
}
