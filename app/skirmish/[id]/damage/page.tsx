import { DamageSources } from '#components/skirmish/damage-sources.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getSkirmish, listSkirmishDamage } from '#lib/data/skirmishes.ts';
import { describeSkirmish } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { damageSources } from '#lib/game/kill-damage.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/skirmish/[id]/damage'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getSkirmish(id), (skirmish) => ({
    ...describeSkirmish(skirmish),
    path: `/skirmish/${id}/damage`,
  }));
}

export default async function SkirmishDamagePage({ params }: Props) {
  const { id } = await params;
  if (!parseUuid(id)) return null;
  const damage = listSkirmishDamage(id);
  await awaitPanels(damage);

  return (
    <Load from={damage} label="kill damage">
      {(entries) => <DamageSources damage={damageSources(entries)} />}
    </Load>
  );
}
