import { CharacterHeader } from '#components/character/character-header.tsx';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { SKIRMISH_DAMAGE } from '#lib/data/skirmishes.ts';
import { damageSources } from '#lib/game/kill-damage.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SKIRMISH_DAMAGE,
  describe: ({ character }, { id, characterId }) => ({
    ...describeSection(character.name, 'Kill damage'),
    path: routes.skirmishDamage(id, characterId),
  }),
  panels: () => ({}),
  content: ({ record: { character, damage } }) => (
    <div className="grid gap-4">
      <CharacterHeader character={character} as="h2" />
      <DamageSources damage={damageSources(damage)} />
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
