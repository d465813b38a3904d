import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { CHARACTER } from '#lib/data/characters.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import { CHARACTER_EXPORTS } from '#lib/exports/kinds/character-exports.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: CHARACTER,
  exports: CHARACTER_EXPORTS,
  describe: (character, id) => ({ ...describeCharacter(character), path: routes.character(id) }),
  panels: (_, { id, query }) => {
    const list = listAddress(routes.character(id), query, KILL_FILTER);
    const deathList = otherList(list, 'deaths');
    return {
      list,
      deathList,
      kills: listCharacterKills(id, list),
      deaths: listCharacterDeaths(id, deathList),
    };
  },
  content: ({ panels: { list, deathList, kills, deaths } }) => (
    <>
      <KillFilters list={list} />
      <div className="grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
        <Load from={kills} label="kills">
          {(page) => <KillList title="Kills" kills={page} list={list} known="killer" />}
        </Load>
        <Load from={deaths} label="deaths">
          {(page) => <KillList title="Deaths" kills={page} list={deathList} known="victim" />}
        </Load>
      </div>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
