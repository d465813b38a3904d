import { GUILD_BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { GUILD_BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listGuildBattles } from '#lib/data/war/battle-lists.ts';
import { describeGuildBattles } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/battles'), query, OWN_BATTLE_FILTER);
  return { list, battles: listGuildBattles(id, list) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/battles'>) {
  if (await askNotOffered('/guild/[id]/battles')) return metadataOfMissing();
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/battles'),
    exports: GUILD_BATTLES_EXPORTS,
    query,
    ...describeGuildBattles(record),
  });
}

export default async function GuildBattlesPage(props: PageProps<'/guild/[id]/battles'>) {
  const notOffered = await askNotOffered('/guild/[id]/battles');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, battles } = start(id, query);
  await awaitPanels(battles);
  return (
    <PageSection>
      <Filters list={list} />
      <Load from={battles} label="battles">
        {(found) => (
          <BattleList
            about="Battles with six members of the guild or more. The side with more kills has won."
            list={list}
            columns={GUILD_BATTLE_COLUMNS}
            found={found}
          />
        )}
      </Load>
      <ExportLinks exports={GUILD_BATTLES_EXPORTS} path={routes.guild(id, '/battles')} query={query} />
    </PageSection>
  );
}
