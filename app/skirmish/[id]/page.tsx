import { SkirmishScoreboard } from '#components/skirmish/skirmish-scoreboard.tsx';
import { Load } from '#components/ui/load.tsx';
import { recordSection } from '#components/ui/record-page.tsx';
import { listAllSkirmishScores, listMarkedScores } from '#lib/data/marked-scores.ts';
import { SKIRMISH } from '#lib/data/skirmishes.ts';
import { type ScoreSort, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { describeSkirmish } from '#lib/seo/describe.ts';
import { describePinned } from '#lib/seo/describe-pinned.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { parseScoreSort } from '#lib/url/score-order.ts';

/** How the scoreboard starts. */
const BY_DEFAULT: ScoreSort = { key: 'deathBlows', descending: true };

const page = recordSection({
  source: SKIRMISH,
  describe: (skirmish, id, query) =>
    describePinned({ ...describeSkirmish(skirmish), path: routes.skirmish(id) }, query, async () => {
      const { data } = await listAllSkirmishScores(id);
      return data;
    }),
  panels: (_, { id, query }) => {
    const list = listAddress(routes.skirmish(id), query);
    const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? BY_DEFAULT;
    return { list, sort, scores: listMarkedScores(id, sort, list) };
  },
  content: ({ id, panels: { list, sort, scores } }) => (
    <Load from={scores} label="scoreboard">
      {({ page: { nodes, pageInfo }, standing }) => (
        <SkirmishScoreboard
          scores={nodes ?? []}
          pageInfo={pageInfo}
          list={list}
          standing={standing}
          damageHref={(characterId) => routes.skirmishDamage(id, characterId)}
          sort={sort}
          byDefault={BY_DEFAULT}
        />
      )}
    </Load>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
