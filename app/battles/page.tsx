import { BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { BiggestOfNight } from '#components/battle/list/biggest-of-night.tsx';
import { MeantList } from '#components/overview/meant-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { battlesOfLastNight, listBattles } from '#lib/data/war/battle-lists.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { battlePages } from '#lib/seo/descriptions/listed-battles.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ found }: DataOf<typeof listBattles>): readonly ListedPage[] =>
  battlePages(found?.battles?.nodes ?? []);

export async function generateMetadata({ searchParams }: PageProps<'/battles'>) {
  if (await askNotOffered(routes.battles)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.battles, query, BATTLE_FILTER);
  return metadataOf({
    ...describeList('Battles', LISTS.battles, list, query),
    path: routes.battles,
    query,
    filter: BATTLE_FILTER,
    exports: BATTLES_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listBattles(list), rowsOf),
  });
}

export default async function BattlesPage({ searchParams }: PageProps<'/battles'>) {
  const notOffered = await askNotOffered(routes.battles);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.battles, query, BATTLE_FILTER);
  const isWhole = Object.keys(list.params).length === 0;
  const ofNight = battlesOfLastNight(new Date());
  const night = isWhole ? listBattles(ofNight, 1) : null;
  const found = listBattles(list);
  await awaitPanels(night, found);
  return (
    <Page crumbs="Battles">
      <h1 className="mb-4 text-2xl leading-title">{listName('Battles', list, query)}</h1>
      <Load from={night} label="last night" rows={1}>
        {({ found }) =>
          found && (
            <BiggestOfNight
              battle={found.battles?.nodes?.[0]}
              battles={found.battleSums.battles}
              list={ofNight}
            />
          )
        }
      </Load>
      <Below of={[night]}>
        <Filters list={list} />
        <div className="mt-5">
          <Load from={found} label="battles">
            {(page) => {
              const { found, guilds, players } = page;
              return (
                <>
                  <ListData name="Battles" rows={rowsOf(page)} />
                  <MeantList list={list} guilds={guilds} players={players}>
                    {found && (
                      <BattleList
                        about="Skirmishes of the open world that belong together: one place, pauses of 15 minutes at most, and at least 30% of the players of the smaller one in both. The side with more kills has won."
                        list={list}
                        columns={BATTLE_COLUMNS}
                        found={found}
                      />
                    )}
                  </MeantList>
                </>
              );
            }}
          </Load>
        </div>
        <PartLinks list={list} />
        <ExportLinks exports={BATTLES_EXPORTS} path={routes.battles} query={query} />
      </Below>
    </Page>
  );
}
