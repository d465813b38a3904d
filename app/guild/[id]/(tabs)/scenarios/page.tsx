import { GUILD_EXPORTS } from '#app/export/kinds/fighters.ts';
import { ScenarioSection } from '#components/scenario/scenario-section.tsx';
import { awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { countScenarios, listFoughtScenarios } from '#lib/data/war/scenarios.ts';
import { describeGuildScenarios } from '#lib/seo/descriptions/describe-guild.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.guild(id, '/scenarios'), query, SCENARIO_FILTER);
  const whose = { guildId: id };
  return { list, whose, record: countScenarios(whose, list), scenarios: listFoughtScenarios(whose, list) };
});

export async function generateMetadata(props: PageProps<'/guild/[id]/scenarios'>) {
  const found = await find(GUILD, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  return metadataOf({
    path: routes.guild(id, '/scenarios'),
    exports: GUILD_EXPORTS.scenarios,
    query,
    ...describeGuildScenarios(record),
  });
}

export default async function GuildScenariosPage(props: PageProps<'/guild/[id]/scenarios'>) {
  const found = await find(GUILD, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const started = start(id, query);
  await awaitPanels(started.record, started.scenarios);
  return (
    <PageSection>
      <ScenarioSection {...started} />
      <ExportLinks exports={GUILD_EXPORTS.scenarios} path={routes.guild(id, '/scenarios')} query={query} />
    </PageSection>
  );
}
