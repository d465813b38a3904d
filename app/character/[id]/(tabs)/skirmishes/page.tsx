import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { getCharacter } from '#lib/data/characters.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { parseSkirmishFilter } from '#lib/url/skirmish-filter.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
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
  await awaitPanels(skirmishes);

  return <SkirmishSection path={`/character/${id}/skirmishes`} params={query} skirmishes={skirmishes} />;
}
