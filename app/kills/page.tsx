import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { KILLS_EXPORTS } from '#app/export/kinds/kills.ts';
import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { KillSums } from '#components/kill/kill-sums.tsx';
import { NewKills } from '#components/kill/new-kills.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Page, areaPage } from '#components/ui/page/page.tsx';
import { sumKills } from '#lib/data/war/kill-sums.ts';
import { listKills } from '#lib/data/war/kills.ts';
import { killPages } from '#lib/seo/descriptions/listed-battles.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = areaPage({
  path: routes.kills,
  filter: KILL_FILTER,
  exports: KILLS_EXPORTS,
  describe: () => LISTS.kills,
  panels: (list) => ({ kills: listKills(list), sums: sumKills(list) }),
  content: ({ kills, sums }, { list, links }) => (
    <Page name="Kills">
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
      {links}
    </Page>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
