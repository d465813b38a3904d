import { BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { CharacterChoices } from '#components/armory/character-choices.tsx';
import { BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { GuildChoices } from '#components/overview/guild-choices.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { listBattles } from '#lib/data/war/battle-lists.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { battlePages } from '#lib/seo/descriptions/listed-battles.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { filteredHref } from '#lib/url/paging/list-address.ts';
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
    <div className="grid gap-gap">
      {guilds.length > 0 && (
        <GuildChoices
          title="Which guild is meant?"
          guilds={guilds}
          name={list.values.guild}
          hrefOf={(id) => filteredHref(list, 'guild', id)}
        />
      )}
      {players.length > 0 && (
        <CharacterChoices
          choices={players}
          name={list.values.player}
          hrefOf={(id) => filteredHref(list, 'player', id)}
        />
      )}
      {found ? (
        <div>
          <BattleList
            about="Skirmishes of the open world that belong together: one place, pauses of 15 minutes at most, and at least 30% of the players of the smaller one in both. The side with more kills has won."
            list={list}
            columns={BATTLE_COLUMNS}
            found={found}
          />
        </div>
      ) : (
        guilds.length + players.length === 0 && (
          <NotFound>
            <p className="text-muted">There is no guild, or no player, with this name.</p>
          </NotFound>
        )
      )}
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
