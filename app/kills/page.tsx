import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { KILLS_EXPORTS } from '#app/export/kinds/kills.ts';
import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { NewKills } from '#components/kill/new-kills.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { Page } from '#components/ui/page/page.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import { listKills } from '#lib/data/war/kills.ts';
import { killPages } from '#lib/seo/descriptions/listed-battles.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = metadataWhereOffered(
  routes.kills,
  async ({ searchParams }: PageProps<'/kills'>) =>
    metadataOf({
      query: await searchParams,
      ...LISTS.kills,
      path: routes.kills,
      exports: KILLS_EXPORTS,
    }),
);

export default whereOffered(routes.kills, async ({ searchParams }: PageProps<'/kills'>) => {
  const query = await searchParams;
  const list = listAddress(routes.kills, query, KILL_FILTER);
  const kills = listKills(list);
  const sums = sumKills(list);
  await awaitPanels(kills, sums);

  return (
    <Page name="Kills">
      <h1 className="mb-4 text-2xl leading-title">Kills</h1>
      <KillFilters list={list} />
      <Load from={sums} label="sums" rows={1}>
        {(counts) => <KillSums {...counts} />}
      </Load>
      <Load from={kills} label="kills">
        {(page) => (
          <>
            <ListData name="Kills" rows={killPages(page)} />
            <KillList title="Newest first" kills={page} list={list} />
            <NewKills kills={page} list={list} />
          </>
        )}
      </Load>
      <ExportLinks exports={KILLS_EXPORTS} path={routes.kills} query={query} />
    </Page>
  );
});
