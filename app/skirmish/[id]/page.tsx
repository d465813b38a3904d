import { describeSkirmish } from '#lib/seo/descriptions/describe-skirmish.ts';
import { SKIRMISH_EXPORTS } from '#app/export/kinds/skirmishes.ts';
import { GroupedSkirmishScoreboard, SkirmishScoreboard } from '#components/skirmish/skirmish-scoreboard.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import { listEverybody, listMarkedScores } from '#lib/data/war/marked-scores.ts';
import { SKIRMISH } from '#lib/data/war/skirmishes.ts';
import { SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { routes } from '#lib/url/routes.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';

const page = recordSection({
  source: SKIRMISH,
  path: routes.skirmish,
  filter: GROUPING,
  exports: SKIRMISH_EXPORTS,
  describe: (skirmish, id, query) =>
    describePinned({ ...describeSkirmish(skirmish), path: routes.skirmish(id) }, query, async () => {
      const { data } = await listEverybody(id);
      return data;
    }),
  early: ({ id, query, list }) => {
    const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT;
    const { group } = list.values;
    return {
      sort,
      grouping: group,
      whole: group === 'all' ? null : listEverybody(id),
      scores: group === 'all' ? listMarkedScores(id, sort, list) : null,
    };
  },
  content: ({ id, list, panels: { sort, grouping, whole, scores } }) => {
    const board = { list, sort, skirmishId: id };
    if (whole && grouping !== 'all') {
      return (
        <Load from={whole} label="scoreboard">
          {(entries) => <GroupedSkirmishScoreboard {...board} scores={entries} grouping={grouping} />}
        </Load>
      );
    }
    return (
      scores && (
        <Load from={scores} label="scoreboard">
          {({ page: { nodes, pageInfo }, ...marked }) => (
            <SkirmishScoreboard {...board} {...marked} scores={nodes ?? []} pageInfo={pageInfo} />
          )}
        </Load>
      )
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
