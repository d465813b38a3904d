import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { getGuild } from '#lib/data/guilds.ts';
import { countScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { parseScenarioFilter } from '#lib/url/scenario-filter.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/guild/[id]/scenarios'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getGuild(id), ({ name }) => ({
    ...describeSection(name, 'Scenarios'),
    path: `/guild/${id}/scenarios`,
  }));
}

export default async function GuildScenariosPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const filter = parseScenarioFilter(query);
  const record = countScenarios({ guildId: id }, filter);
  const scenarios = listScenarios({ guildId: id }, filter, parseCursor(query));
  await awaitPanels(record, scenarios);

  return (
    <ScenarioSection
      path={`/guild/${id}/scenarios`}
      params={query}
      record={record}
      scenarios={scenarios}
      withPremade
    />
  );
}
