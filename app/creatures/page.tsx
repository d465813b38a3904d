import { CREATURES_EXPORTS } from '#app/export/kinds/spawning.ts';
import { CreatureList } from '#components/creature/creature-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listCreatures } from '#lib/data/catalogue/creatures.ts';
import { creaturesHeld } from '#lib/data/catalogue/held-parts.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { BY_PLACE, CREATURE_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listCreatures>): readonly ListedPage[] =>
  (nodes ?? []).map((creature) => ({ name: creatureName(creature), href: routes.creature(creature.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/creatures'>) {
  if (await askNotOffered(routes.creatures)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.creatures, query, CREATURE_FILTER);
  return metadataOf({
    ...describeList('Creatures', LISTS.creatures, list, query),
    path: routes.creatures,
    query,
    filter: CREATURE_FILTER,
    exports: CREATURES_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listCreatures(list), rowsOf),
  });
}

export default async function CreaturesPage({ searchParams }: PageProps<'/creatures'>) {
  const notOffered = await askNotOffered(routes.creatures);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.creatures, query, CREATURE_FILTER);
  const found = listCreatures(list);
  const held = creaturesHeld().catch(() => null);
  await awaitPanels(found);
  return (
    <Page crumbs="Creatures">
      <h1 className="mb-4 text-2xl leading-title">{listName('Creatures', list, query)}</h1>
      <Filters list={list} fields={BY_PLACE.some(isOffered) ? ['name', 'instance'] : ['name']} />
      <div className="mt-5">
        <Load from={found} label="creatures">
          {(page) => (
            <>
              <ListData name="Creatures" rows={rowsOf(page)} />
              <CreatureList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <ExportLinks exports={CREATURES_EXPORTS} path={routes.creatures} query={query} />
    </Page>
  );
}
