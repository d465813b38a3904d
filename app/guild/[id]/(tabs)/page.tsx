import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { GUILD } from '#lib/data/guilds.ts';
import { listGuildDeaths, listGuildKills } from '#lib/data/kills.ts';
import { GUILD_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordSection({
  source: GUILD,
  exports: GUILD_EXPORTS,
  describe: (guild, id) => ({ ...describeGuild(guild), path: routes.guild(id) }),
  panels: (_, { id, query }) => {
    const list = listAddress(routes.guild(id), query, KILL_FILTER);
    const deathList = otherList(list, 'deaths');
    return { list, deathList, kills: listGuildKills(id, list), deaths: listGuildDeaths(id, deathList) };
  },
  content: ({ panels: { list, deathList, kills, deaths } }) => (
    <>
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
