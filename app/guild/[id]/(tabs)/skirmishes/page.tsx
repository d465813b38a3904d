import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { getGuild } from '#lib/data/guilds.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { parseSkirmishFilter } from '#lib/url/skirmish-filter.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/guild/[id]/skirmishes'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getGuild(id), ({ name }) => ({
    ...describeSection(name, 'Skirmishes'),
    path: `/guild/${id}/skirmishes`,
  }));
}

export default async function GuildSkirmishesPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const skirmishes = listSkirmishes({ guildId: id }, parseSkirmishFilter(query), parseCursor(query));
  await awaitPanels(skirmishes);

  return <SkirmishSection path={`/guild/${id}/skirmishes`} params={query} skirmishes={skirmishes} />;
}
