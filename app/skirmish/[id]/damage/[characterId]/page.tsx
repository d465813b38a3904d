import { FIGHTER_DAMAGE_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { CharacterHeader } from '#components/character/character-header.tsx';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { SKIRMISH_DAMAGE } from '#lib/data/war/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { describeFighterDamage } from '#lib/seo/descriptions/describe-skirmish.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SKIRMISH_DAMAGE,
  path: ({ id, characterId }) => routes.skirmishDamage(id, characterId),
  filter: DAMAGE_FILTER,
  exports: FIGHTER_DAMAGE_EXPORTS,
  describe: ({ character, skirmish }) => describeFighterDamage(skirmish, character),
  content: ({ record: { character, damage }, list }) => (
    <div className="grid gap-4">
      <CharacterHeader character={character} as="h2" />
      <DamageSources damage={damageSources(damage)} list={list} />
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
