import { CharacterHeader } from '#components/character/character-header.tsx';
import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { getDamageByCharacter } from '#lib/data/skirmishes.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { damageSources } from '#lib/game/kill-damage.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/skirmish/[id]/damage/[characterId]'>;

export async function generateMetadata({ params }: Props) {
  const { id, characterId } = await params;
  return metadataOfRecord(getDamageByCharacter(id, characterId), ({ character }) => ({
    ...describeSection(character.name, 'Kill damage'),
    path: `/skirmish/${id}/damage/${characterId}`,
  }));
}

export default async function CharacterDamagePage({ params }: Props) {
  const { id, characterId } = await params;
  return (
    <MainRecord from={getDamageByCharacter(id, characterId)}>
      {({ character, damage }) => (
        <div className="grid gap-4">
          <CharacterHeader character={character} as="h2" />
          <DamageSources damage={damageSources(damage)} />
        </div>
      )}
    </MainRecord>
  );
}
