import { CREATURES_EXPORTS } from '#app/export/kinds/spawning.ts';
import { CreatureList } from '#components/creature/creature-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { listCreatures } from '#lib/data/catalogue/creatures.ts';
import { creaturesHeld } from '#lib/data/catalogue/held-parts.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { BY_PLACE, CREATURE_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Creatures',
  headline: LISTS.creatures.title,
  description: LISTS.creatures.description,
  path: routes.creatures,
  filter: CREATURE_FILTER,
  exports: CREATURES_EXPORTS,
  form: (list) => <Filters list={list} fields={BY_PLACE.some(isOffered) ? ['name', 'instance'] : ['name']} />,
  list: listCreatures,
  held: creaturesHeld,
  rows: ({ nodes }) =>
    (nodes ?? []).map((creature) => ({ name: creatureName(creature), href: routes.creature(creature.id) })),
  content: (page, list) => <CreatureList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
