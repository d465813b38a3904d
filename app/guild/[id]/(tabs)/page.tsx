import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { FighterLists } from '#app/fighter-lists.tsx';
import { arrivedFigures, startFighterPanels } from '#app/fighter-panels.ts';
import { GuildOverview } from '#components/overview/guild-overview.tsx';
import { ListsFirst } from '#components/overview/lists-first.tsx';
import { Below } from '#components/ui/page/below.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { SUMMED_GUILD } from '#lib/data/player/overviews.ts';
import { getGuildYear } from '#lib/data/war/activity.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id), query, KILL_FILTER);
  const panels = startFighterPanels({ guildId: id }, query, list);
  return {
    list,
    ...panels,
    form: panels.isWhole ? getGuildForm(id) : null,
    year: panels.isWhole ? getGuildYear(id, panels.now) : null,
  };
});

export async function generateMetadata(props: PageProps<'/guild/[id]'>) {
  const found = await find(SUMMED_GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: guild, id, query } = found;
  return metadataOf({
    path: routes.guild(id),
    exports: GUILD_EXPORTS.overview,
    query,
    ...describeGuild(guild, await arrivedFigures({ guildId: id })),
  });
}

export default async function GuildPage(props: PageProps<'/guild/[id]'>) {
  const found = await find(SUMMED_GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { record: guild, id, query } = found;
  const { list, deathList, overview, lists, form, year, chosen, now } = start(id, query);
  await awaitPanels(...Object.values(overview), ...Object.values(lists), form, year);
  return (
    <PageSection>
      <ListsFirst
        lists={
          <Below of={[overview.figures]}>
            <FighterLists list={list} deathList={deathList} {...lists} />
          </Below>
        }
      >
        <GuildOverview guild={guild} {...overview} form={form} year={year} chosen={chosen} now={now} />
      </ListsFirst>
      <ExportLinks exports={GUILD_EXPORTS.overview} path={list.path} query={query} />
    </PageSection>
  );
}
