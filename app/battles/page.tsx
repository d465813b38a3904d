import { BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { MeantList } from '#components/overview/meant-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listBattles } from '#lib/data/war/battle-lists.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { battlePages } from '#lib/seo/descriptions/listed-battles.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Battles',
  headline: LISTS.battles.title,
  description: LISTS.battles.description,
  path: routes.battles,
  filter: BATTLE_FILTER,
  exports: BATTLES_EXPORTS,
  list: listBattles,
  rows: ({ found }) => battlePages(found?.battles?.nodes ?? []),
  content: ({ found, guilds, players }, list) => (
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
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
