import { QUESTS_EXPORTS } from '#app/export/kinds/quests.ts';
import { QuestList } from '#components/quest/quest-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listQuests } from '#lib/data/catalogue/quests.ts';
import { questName } from '#lib/game/quests/quest-text.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Quests',
  headline: LISTS.quests.title,
  description: LISTS.quests.description,
  path: routes.quests,
  filter: QUEST_FILTER,
  exports: QUESTS_EXPORTS,
  list: listQuests,
  rows: ({ nodes }) =>
    (nodes ?? []).map((quest) => ({ name: questName(quest), href: routes.quest(quest.id) })),
  content: (page, list) => <QuestList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
