import { SKIRMISH_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { GroupedSkirmishScoreboard, SkirmishScoreboard } from '#components/skirmish/skirmish-scoreboard.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { PageSection } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { listEverybody, listMarkedScores } from '#lib/data/war/marked-scores.ts';
import { SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { describeSkirmish } from '#lib/seo/descriptions/describe-skirmish.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.skirmish(id), query, GROUPING);
  const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT;
  const { group } = list.values;
  return {
    list,
    sort,
    grouping: group,
    whole: group === 'all' ? null : listEverybody(id),
    scores: group === 'all' ? listMarkedScores(id, sort, list) : null,
  };
});

export async function generateMetadata(props: PageProps<'/skirmish/[id]'>) {
  const found = await find(SKIRMISH, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: skirmish, id, query } = found;
  return metadataOf({
    exports: SKIRMISH_EXPORTS,
    query,
    ...(await describePinned(
      { ...describeSkirmish(skirmish), path: routes.skirmish(id) },
      query,
      async () => {
        const { data } = await listEverybody(id);
        return data;
      },
    )),
  });
}

export default async function SkirmishPage(props: PageProps<'/skirmish/[id]'>) {
  const found = await find(SKIRMISH, props, start);
  // The layout says what is missing.
  if (found.record === null) return null;
  const { id, query } = found;
  const { list, sort, grouping, whole, scores } = start(id, query);
  await awaitPanels(whole, scores);
  const board = { list, sort, skirmishId: id };
  return (
    <PageSection>
      {whole && grouping !== 'all' && (
        <Load from={whole} label="scoreboard">
          {(entries) => <GroupedSkirmishScoreboard {...board} scores={entries} grouping={grouping} />}
        </Load>
      )}
      <Load from={scores} label="scoreboard">
        {({ page: { nodes, pageInfo }, ...marked }) => (
          <SkirmishScoreboard {...board} {...marked} scores={nodes ?? []} pageInfo={pageInfo} />
        )}
      </Load>
      <ExportLinks exports={SKIRMISH_EXPORTS} path={routes.skirmish(id)} query={query} />
    </PageSection>
  );
}
