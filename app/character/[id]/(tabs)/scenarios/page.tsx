import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { getCharacter } from '#lib/data/characters.ts';
import { countScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { parseScenarioFilter } from '#lib/url/scenario-filter.ts';
import { describeSection } from '#lib/seo/describe.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';

type Props = PageProps<'/character/[id]/scenarios'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getCharacter(id), ({ name }) => ({
    ...describeSection(name, 'Scenarios'),
    path: `/character/${id}/scenarios`,
  }));
}

export default async function CharacterScenariosPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseEntityId(id)) return null;
  const filter = parseScenarioFilter(query);
  const record = countScenarios({ characterId: id }, filter);
  const scenarios = listScenarios({ characterId: id }, filter, parseCursor(query));
  await awaitPanels(record, scenarios);

  return (
    <ScenarioSection
      path={`/character/${id}/scenarios`}
      params={query}
      record={record}
      scenarios={scenarios}
    />
  );
}
