import { CreatureList } from '#components/creature/creature-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Filters } from '#components/ui/filters.tsx';
import { Load } from '#components/ui/load.tsx';
import { Page } from '#components/ui/page.tsx';
import { listCreatures } from '#lib/data/creatures.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { CREATURE_FILTER } from '#lib/url/creature-filter.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Creatures',
    description: 'Every creature of the war by name: where it stands, the quests it gives and what it sells.',
    path: routes.creatures,
  });

export default async function CreaturesPage({ searchParams }: PageProps<'/creatures'>) {
  const list = listAddress(routes.creatures, await searchParams, CREATURE_FILTER);
  const creatures = listCreatures(list);
  await awaitPanels(creatures);

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Creatures' }]}>
      <h1 className="mb-4 text-2xl leading-title">Creatures</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={creatures} label="creatures">
          {(page) => <CreatureList page={page} list={list} />}
        </Load>
      </div>
    </Page>
  );
}
