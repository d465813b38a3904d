import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { SkirmishFilters } from '#components/skirmish/skirmish-filters.tsx';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { listSkirmishes, listTopSkirmishes } from '#lib/data/skirmishes.ts';
import { parseSkirmishFilter } from '#lib/url/skirmish-filter.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Skirmishes',
    description: 'The greatest skirmishes of the past week, and every skirmish, newest first.',
    path: '/skirmishes',
  });

export default async function SkirmishesPage({ searchParams }: PageProps<'/skirmishes'>) {
  const params = await searchParams;
  const top = listTopSkirmishes();
  const skirmishes = listSkirmishes({}, parseSkirmishFilter(params), parseCursor(params));
  await awaitPanels(top, skirmishes);

  return (
    <>
      <HomeTitle>Skirmishes</HomeTitle>
      <HomeFrame>
        <Load from={top} label="top skirmishes">
          {(greatest) => <SkirmishList title="Top Skirmishes in past week" skirmishes={greatest} />}
        </Load>
        <div className="mt-6">
          <SkirmishFilters path="/skirmishes" params={params} />
        </div>
        <Load from={skirmishes} label="skirmishes">
          {({ nodes, pageInfo }) => (
            <SkirmishList
              title="Recent Skirmishes"
              skirmishes={nodes ?? []}
              paging={{ pageInfo, path: '/skirmishes', params }}
            />
          )}
        </Load>
      </HomeFrame>
    </>
  );
}
