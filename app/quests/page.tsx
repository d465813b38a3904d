import { QuestList } from '#components/quest/quest-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Filters } from '#components/ui/filters.tsx';
import { Load } from '#components/ui/load.tsx';
import { Page } from '#components/ui/page.tsx';
import { listQuests } from '#lib/data/quests.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { nameFilter } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const FILTER = nameFilter('Filter quests');

export const generateMetadata = () =>
  metadataOf({
    title: 'Quests',
    description: 'Every quest of the war by name, with its experience, its gold and its rewards.',
    path: routes.quests,
  });

export default async function QuestsPage({ searchParams }: PageProps<'/quests'>) {
  const list = listAddress(routes.quests, await searchParams, FILTER);
  const quests = listQuests(list);
  await awaitPanels(quests);

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Quests' }]}>
      <h1 className="mb-4 text-2xl leading-title">Quests</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={quests} label="quests">
          {(page) => <QuestList page={page} list={list} />}
        </Load>
      </div>
    </Page>
  );
}
