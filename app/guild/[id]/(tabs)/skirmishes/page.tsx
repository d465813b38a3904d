import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { SkirmishSection } from '#components/skirmish/skirmish-section.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { describeGuildSkirmishes } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/skirmishes'), query, SKIRMISH_FILTER);
  return { list, skirmishes: listSkirmishes({ guildId: id }, list) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/skirmishes'>) {
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/skirmishes'),
    exports: GUILD_EXPORTS.skirmishes,
    query,
    ...describeGuildSkirmishes(record),
  });
}

export default async function GuildSkirmishesPage(props: PageProps<'/guild/[id]/skirmishes'>) {
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, skirmishes } = start(id, query);
  await awaitPanels(skirmishes);
  return (
    <PageSection>
      <SkirmishSection list={list} skirmishes={skirmishes} />
      <ExportLinks exports={GUILD_EXPORTS.skirmishes} path={routes.guild(id, '/skirmishes')} query={query} />
    </PageSection>
  );
}
