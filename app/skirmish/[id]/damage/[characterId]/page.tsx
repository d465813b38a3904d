import { FIGHTER_DAMAGE_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { CharacterHeader } from '#components/character/character-header.tsx';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { SKIRMISH_DAMAGE } from '#lib/data/war/skirmishes.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { describeFighterDamage } from '#lib/seo/descriptions/describe-skirmish.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata(props: PageProps<'/skirmish/[id]/damage/[characterId]'>) {
  const found = await find(SKIRMISH_DAMAGE, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const {
    record: { character, skirmish },
    id,
    query,
  } = found;
  return metadataOf({
    path: routes.skirmishDamage(id.id, id.characterId),
    exports: FIGHTER_DAMAGE_EXPORTS,
    query,
    ...describeFighterDamage(skirmish, character),
  });
}

export default async function FighterDamagePage(props: PageProps<'/skirmish/[id]/damage/[characterId]'>) {
  const found = await find(SKIRMISH_DAMAGE, props);
  // The layout says what is missing.
  if (found.record === null) return null;
  const {
    record: { character, damage },
    id,
    query,
  } = found;
  const list = listAddress(routes.skirmishDamage(id.id, id.characterId), query, DAMAGE_FILTER);
  return (
    <PageSection briefHead>
      <div className="grid grid-cols-1 gap-4">
        <CharacterHeader character={character} as="h2" />
        <DamageSources damage={damageSources(damage)} list={list} />
      </div>
      <ExportLinks
        exports={FIGHTER_DAMAGE_EXPORTS}
        path={routes.skirmishDamage(id.id, id.characterId)}
        query={query}
      />
    </PageSection>
  );
}
