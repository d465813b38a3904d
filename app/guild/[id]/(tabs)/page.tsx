import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { GuildOverview } from '#components/overview/guild-overview.tsx';
import { arrived } from '#components/ui/arrived.ts';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { getActivity } from '#lib/data/activity.ts';
import { sampleKills } from '#lib/data/kill-samples.ts';
import { listGuildDeaths, listGuildKills } from '#lib/data/kills.ts';
import { getFigures, SUMMED_GUILD } from '#lib/data/overviews.ts';
import { getGuildForm } from '#lib/data/scenario-forms.ts';
import { GUILD_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { filterWords } from '#lib/url/filter-words.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: SUMMED_GUILD,
  exports: GUILD_EXPORTS,
  describe: async (guild, id) => {
    const [whose, now] = [{ guildId: id }, new Date()];
    const figures = await arrived(getFigures(whose, sampleKills(whose, now), now));
    return { ...describeGuild(guild, figures), path: routes.guild(id) };
  },
  panels: (_, { id, query }) => {
    const [whose, now] = [{ guildId: id }, new Date()];
    const list = listAddress(routes.guild(id), query, KILL_FILTER);
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
      form: isWhole ? getGuildForm(id) : null,
      kills: listGuildKills(id, list),
      deaths: listGuildDeaths(id, deathList),
    };
  },
  content: ({ record, panels: { list, deathList, kills, deaths, ...overview } }) => (
    <>
      <GuildOverview guild={record} {...overview} />
      <KillFilters list={list} />
      <Load from={kills} label="kills">
        {(page) => <KillList title="Kills" kills={page} list={list} />}
      </Load>
      <Load from={deaths} label="deaths">
        {(page) => <KillList title="Deaths" kills={page} list={deathList} />}
      </Load>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
