import { SKIRMISH_DAMAGE_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listSkirmishDamage, SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { describeSkirmishDamage } from '#lib/seo/descriptions/describe-skirmish.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SKIRMISH,
  path: (id) => routes.skirmish(id, '/damage'),
  filter: DAMAGE_FILTER,
  exports: SKIRMISH_DAMAGE_EXPORTS,
  describe: describeSkirmishDamage,
  early: ({ id }) => ({ damage: listSkirmishDamage(id) }),
  content: ({ list, panels: { damage } }) => (
    <Load from={damage} label="kill damage">
      {(entries) => <DamageSources damage={damageSources(entries)} list={list} />}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
