import { CHARACTER_BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { OWN_BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { listCharacterBattles } from '#lib/data/war/battle-lists.ts';
import { describePlayerBattles } from '#lib/seo/descriptions/describe-player.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.character(id, '/battles'), query, OWN_BATTLE_FILTER);
  return { list, battles: listCharacterBattles(id, list) };
});

export async function generateMetadata(props: PageProps<'/character/[id]/battles'>) {
  if (await askNotOffered('/character/[id]/battles')) return metadataOfMissing();
  const found = await find(CHARACTER, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.character(id, '/battles'),
    exports: CHARACTER_BATTLES_EXPORTS,
    query,
    ...describePlayerBattles(record),
  });
}

export default async function CharacterBattlesPage(props: PageProps<'/character/[id]/battles'>) {
  const notOffered = await askNotOffered('/character/[id]/battles');
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const found = await find(CHARACTER, props, start);
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
            about="The own part and the share of the side are those of the scoreboards; the share is of the figure that the role is there for. Beside it stands how many of the other players of the role in the battle did less of it, and how many as much; fewer than 30 others are too few to tell. The side with more kills has won."
            list={list}
            columns={OWN_BATTLE_COLUMNS}
            found={found}
          />
        )}
      </Load>
      <ExportLinks
        exports={CHARACTER_BATTLES_EXPORTS}
        path={routes.character(id, '/battles')}
        query={query}
      />
    </PageSection>
  );
}
