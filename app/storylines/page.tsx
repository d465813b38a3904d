import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { STORYLINES_EXPORTS } from '#app/export/kinds/journal.ts';
import { StorylineList } from '#components/journal/storyline-list.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { Page } from '#components/ui/page/page.tsx';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { listStorylines } from '#lib/data/catalogue/journal.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = metadataWhereOffered(
  routes.storylines,
  async ({ searchParams }: PageProps<'/storylines'>) =>
    metadataOf({
      query: await searchParams,
      ...LISTS.storylines,
      path: routes.storylines,
      exports: STORYLINES_EXPORTS,
    }),
);

export default whereOffered(routes.storylines, async () => {
  const found = listStorylines();
  await awaitPanels(found);
  return (
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
      <ExportLinks exports={STORYLINES_EXPORTS} path={routes.storylines} query={{}} />
    </Page>
  );
});
