import { SKIRMISHES_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listAllSkirmishes, listTopSkirmishes } from '#lib/data/war/skirmishes.ts';
import { skirmishPages } from '#lib/seo/descriptions/listed-battles.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/skirmishes'>) {
  if (await askNotOffered(routes.skirmishes)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.skirmishes,
    exports: SKIRMISHES_EXPORTS,
    ...LISTS.skirmishes,
  });
}

export default async function SkirmishesPage({ searchParams }: PageProps<'/skirmishes'>) {
  const notOffered = await askNotOffered(routes.skirmishes);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
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
}
