import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getCharacter } from '#lib/data/characters.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import { parseKillFilter } from '#lib/url/kill-filter.ts';
import { describeCharacter } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

export async function generateMetadata({ params }: PageProps<'/character/[id]'>) {
  const { id } = await params;
  return metadataOfRecord(getCharacter(id), (character) => ({
    ...describeCharacter(character),
    path: `/character/${id}`,
  }));
}

export default async function CharacterKillsPage({ params, searchParams }: PageProps<'/character/[id]'>) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const filter = parseKillFilter(query);
  const kills = listCharacterKills(id, filter, parseCursor(query));
  const deaths = listCharacterDeaths(id, filter, parseCursor(query, 'deaths'));
  await awaitPanels(kills, deaths);

  const list = { path: `/character/${id}`, params: query };
  return (
    <>
      <KillFilters {...list} />
      <div className="grid grid-cols-2 items-start gap-gap narrow:grid-cols-1">
        <Load from={kills} label="kills">
          {(page) => <KillList title="Kills" kills={page} known="killer" {...list} />}
        </Load>
        <Load from={deaths} label="deaths">
          {(page) => <KillList title="Deaths" kills={page} known="victim" prefix="deaths" {...list} />}
        </Load>
      </div>
    </>
  );
}
