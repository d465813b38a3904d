import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { headStart } from '#components/ui/head-start.ts';
import { getCharacter } from '#lib/data/characters.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { parseSkirmishFilter } from '#lib/filters/skirmish-filter.ts';
import { describeSection } from '#lib/game/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/character/[id]/skirmishes'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getCharacter(id), ({ name }) => ({
    ...describeSection(name, 'Skirmishes'),
    path: `/character/${id}/skirmishes`,
  }));
}

export default async function CharacterSkirmishesPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const skirmishes = listSkirmishes({ characterId: id }, parseSkirmishFilter(query), parseCursor(query));
  await headStart(skirmishes);

  return <SkirmishSection path={`/character/${id}/skirmishes`} params={query} skirmishes={skirmishes} />;
}
