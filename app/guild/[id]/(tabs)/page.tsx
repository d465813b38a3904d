import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getGuild } from '#lib/data/guilds.ts';
import { listGuildDeaths, listGuildKills } from '#lib/data/kills.ts';
import { parseKillFilter } from '#lib/url/kill-filter.ts';
import { describeGuild } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

export async function generateMetadata({ params }: PageProps<'/guild/[id]'>) {
  const { id } = await params;
  return metadataOfRecord(getGuild(id), (guild) => ({ ...describeGuild(guild), path: `/guild/${id}` }));
}

export default async function GuildKillsPage({ params, searchParams }: PageProps<'/guild/[id]'>) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const filter = parseKillFilter(query);
  const kills = listGuildKills(id, filter, parseCursor(query));
  const deaths = listGuildDeaths(id, filter, parseCursor(query, 'deaths'));
  await awaitPanels(kills, deaths);

  const list = { path: `/guild/${id}`, params: query };
  return (
    <>
      <KillFilters {...list} />
      <Load from={kills} label="kills">
        {(page) => <KillList title="Kills" kills={page} {...list} />}
      </Load>
      <Load from={deaths} label="deaths">
        {(page) => <KillList title="Deaths" kills={page} prefix="deaths" {...list} />}
      </Load>
    </>
  );
}
