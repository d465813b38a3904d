import { GUILD_BATTLES_EXPORTS } from '#app/export/kinds/battles.ts';
import { GUILD_BATTLE_COLUMNS } from '#components/battle/list/battle-columns.tsx';
import { BattleList } from '#components/battle/list/battle-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { metadataWhereOffered } from '#components/ui/page/metadata-where-offered.ts';
import { whereOffered } from '#components/ui/page/where-offered.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { listGuildBattles } from '#lib/data/war/battle-lists.ts';
import { describeGuildBattles } from '#lib/seo/descriptions/describe-guild.ts';
import { OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  path: (id) => routes.guild(id, '/battles'),
  filter: OWN_BATTLE_FILTER,
  exports: GUILD_BATTLES_EXPORTS,
  describe: describeGuildBattles,
  early: ({ id, list }) => ({ battles: listGuildBattles(id, list) }),
  content: ({ list, panels: { battles } }) => (
    <>
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
    </>
  ),
});

export const generateMetadata = metadataWhereOffered('/guild/[id]/battles', page.generateMetadata);
export default whereOffered('/guild/[id]/battles', page.Page);
