import { areaPage } from '#components/ui/page/page.tsx';
import { SKIRMISHES_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { HomeFrame } from '#components/home/home-frame.tsx';
import { HomeTitle } from '#components/home/home-title.tsx';
import { SkirmishList } from '#components/skirmish/skirmish-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { listAllSkirmishes, listTopSkirmishes } from '#lib/data/war/skirmishes.ts';
import { skirmishPages } from '#lib/seo/descriptions/listed-battles.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

const page = areaPage({
  path: routes.skirmishes,
  filter: SKIRMISH_FILTER,
  exports: SKIRMISHES_EXPORTS,
  describe: () => LISTS.skirmishes,
  panels: (list) => ({ top: listTopSkirmishes(), skirmishes: listAllSkirmishes(list) }),
  content: ({ top, skirmishes }, { list, links }) => (
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
        {links}
      </HomeFrame>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
