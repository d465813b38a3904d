import { CreatureList } from '#components/creature/creature-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listCreatures } from '#lib/data/creatures.ts';
import { CREATURES_EXPORTS } from '#lib/exports/kinds/creature-exports.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { CREATURE_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Creatures',
  headline: 'Creatures by name: places, quests and goods',
  description: 'Every creature of the war by name: where it stands, the quests it gives and what it sells.',
  path: routes.creatures,
  filter: CREATURE_FILTER,
  exports: CREATURES_EXPORTS,
  list: listCreatures,
  rows: ({ nodes }) =>
    (nodes ?? []).map((creature) => ({ name: creatureName(creature), href: routes.creature(creature.id) })),
  content: (page, list) => <CreatureList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
