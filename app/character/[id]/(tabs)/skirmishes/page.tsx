import { CHARACTER_EXPORTS } from '#app/export/kinds/fighters.ts';
import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describePlayerSkirmishes } from '#lib/seo/descriptions/describe-player.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

const page = recordSection({
  source: CHARACTER,
  path: (id) => routes.character(id, '/skirmishes'),
  filter: SKIRMISH_FILTER,
  exports: CHARACTER_EXPORTS.skirmishes,
  describe: describePlayerSkirmishes,
  early: ({ id, list }) => ({ skirmishes: listSkirmishes({ characterId: id }, list) }),
  content: ({ id, list, panels }) => <SkirmishSection list={list} {...panels} characterId={id} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
