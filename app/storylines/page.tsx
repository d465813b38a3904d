import { STORYLINES_EXPORTS } from '#app/export/kinds/journal.ts';
import { StorylineList } from '#components/journal/storyline-list.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listStorylines } from '#lib/data/catalogue/journal.ts';
import { storylineName } from '#lib/game/journal/journal-name.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/storylines'>) {
  if (await askNotOffered(routes.storylines)) return metadataOfMissing();
  return metadataOf({
    query: await searchParams,
    path: routes.storylines,
    exports: STORYLINES_EXPORTS,
    ...LISTS.storylines,
  });
}

export default async function StorylinesPage({ searchParams }: PageProps<'/storylines'>) {
  const notOffered = await askNotOffered(routes.storylines);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const found = listStorylines();
  await awaitPanels(found);
  return (
    <Page crumbs="Storylines">
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
      <ExportLinks exports={STORYLINES_EXPORTS} path={routes.storylines} query={query} />
    </Page>
  );
}
