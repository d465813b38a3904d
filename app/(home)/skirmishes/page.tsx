import { SKIRMISHES_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { listAllSkirmishes, listTopSkirmishes } from '#lib/data/war/skirmishes.ts';
import { skirmishPages } from '#lib/seo/descriptions/listed-battles.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

export const generateMetadata = metadataWhereOffered(
  routes.skirmishes,
  async ({ searchParams }: PageProps<'/skirmishes'>) =>
    metadataOf({
      query: await searchParams,
      ...LISTS.skirmishes,
      path: routes.skirmishes,
      exports: SKIRMISHES_EXPORTS,
    }),
);

export default whereOffered(routes.skirmishes, async ({ searchParams }: PageProps<'/skirmishes'>) => {
  const query = await searchParams;
  const list = listAddress(routes.skirmishes, query, SKIRMISH_FILTER);
  const top = listTopSkirmishes();
  const skirmishes = listAllSkirmishes(list);
  await awaitPanels(top, skirmishes);

  return (
    <>
      <HomeTitle>Skirmishes</HomeTitle>
      <HomeFrame>
        <Load from={top} label="top skirmishes">
          {(greatest) => <SkirmishList title="Top skirmishes of the past week" skirmishes={greatest} />}
        </Load>
        <div className="mt-6">
          <Filters list={list} />
        </div>
        <Load from={skirmishes} label="skirmishes">
          {({ nodes, pageInfo }) => (
            <>
              <ListData name="Recent skirmishes" rows={skirmishPages(nodes ?? [])} />
              <SkirmishList title="Recent skirmishes" skirmishes={nodes ?? []} paging={{ pageInfo, list }} />
            </>
          )}
        </Load>
        <ExportLinks exports={SKIRMISHES_EXPORTS} path={routes.skirmishes} query={query} />
      </HomeFrame>
    </>
  );
});
