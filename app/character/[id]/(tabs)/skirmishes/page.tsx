import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describePlayerSkirmishes } from '#lib/seo/descriptions/describe-player.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

const page = recordSection({
  source: CHARACTER,
  exports: CHARACTER_EXPORTS.skirmishes,
  describe: (character, id) => ({
    ...describePlayerSkirmishes(character),
    path: routes.character(id, '/skirmishes'),
  }),
  early: ({ id, query }) => {
    const list = listAddress(routes.character(id, '/skirmishes'), query, SKIRMISH_FILTER);
    return { list, skirmishes: listSkirmishes({ characterId: id }, list) };
  },
  content: ({ id, panels }) => <SkirmishSection {...panels} characterId={id} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
