import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { PlayerOverview } from '#components/overview/player-overview.tsx';
import { arrived } from '#components/ui/arrived.ts';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { getActivity } from '#lib/data/activity.ts';
import { sampleKills } from '#lib/data/kill-samples.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import { getFigures, SUMMED_CHARACTER } from '#lib/data/overviews.ts';
import { getScenarioForm } from '#lib/data/scenario-forms.ts';
import { CHARACTER_EXPORTS } from '#lib/exports/kinds/character-exports.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { filterWords } from '#lib/url/filter-words.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SUMMED_CHARACTER,
  exports: CHARACTER_EXPORTS,
  describe: async (character, id) => {
    const [whose, now] = [{ characterId: id }, new Date()];
    const figures = await arrived(getFigures(whose, sampleKills(whose, now), now));
    return { ...describeCharacter(character, figures), path: routes.character(id) };
  },
  panels: (_, { id, query }) => {
    const [whose, now] = [{ characterId: id }, new Date()];
    const list = listAddress(routes.character(id), query, KILL_FILTER);
    const deathList = otherList(list, 'deaths');
    const chosen = filterWords(KILL_FILTER, query);
    const isWhole = chosen.length === 0;
    const sampled = sampleKills(whose, now, list.values);
    return {
      list,
      deathList,
      chosen,
      now,
      figures: getFigures(whose, sampled, now, isWhole),
      activity: isWhole ? getActivity(whose, sampled, now) : null,
      form: isWhole ? getScenarioForm(id) : null,
      kills: listCharacterKills(id, list),
      deaths: listCharacterDeaths(id, deathList),
    };
  },
  content: ({ record, panels: { list, deathList, kills, deaths, ...overview } }) => (
    <>
      <PlayerOverview character={record} {...overview} />
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
