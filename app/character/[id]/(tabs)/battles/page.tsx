import { CHARACTER_BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { OWN_BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { CHARACTER } from '#lib/data/player/characters-and-guilds.ts';
import { listCharacterBattles } from '#lib/data/war/battle-lists.ts';
import { describePlayerBattles } from '#lib/seo/descriptions/describe-player.ts';
import { OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: CHARACTER,
  path: (id) => routes.character(id, '/battles'),
  filter: OWN_BATTLE_FILTER,
  exports: CHARACTER_BATTLES_EXPORTS,
  describe: describePlayerBattles,
  early: ({ id, list }) => ({ battles: listCharacterBattles(id, list) }),
  content: ({ list, panels: { battles } }) => (
    <>
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
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/character/[id]/battles', page.generateMetadata);
export default whereOffered('/character/[id]/battles', page.Page);
