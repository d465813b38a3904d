import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { STORYLINES_EXPORTS } from '#app/export/kinds/journal.ts';
import { StorylineList } from '#components/journal/storyline-list.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { Page, areaPage } from '#components/ui/page/page.tsx';
import { listStorylines } from '#lib/data/catalogue/journal.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { routes } from '#lib/url/routes.ts';

const page = areaPage({
  path: routes.storylines,
  exports: STORYLINES_EXPORTS,
  describe: () => LISTS.storylines,
  panels: () => ({ found: listStorylines() }),
  content: ({ found }, { links }) => (
    <Page name="Storylines">
      <h1 className="text-2xl leading-title">Storylines</h1>
      <p className="mt-1 mb-5 max-w-[68ch] text-md text-muted">
        The war journal: stories in numbered entries, each with its place on the map, its activities and its
        rewards.
      </p>
      <Load from={found} label="storylines">
        {(storylines) => (
          <>
            <ListData
              name="Storylines"
              rows={storylines.map((storyline) => ({
                name: storylineName(storyline),
                href: routes.storyline(storyline.id),
              }))}
            />
            <StorylineList storylines={storylines} />
          </>
        )}
      </Load>
      {links}
    </Page>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
