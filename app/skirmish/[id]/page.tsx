import { SkirmishScoreboard } from '#components/skirmish/skirmish-scoreboard.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { getSkirmish, listSkirmishScores } from '#lib/data/skirmishes.ts';
import { describeSkirmish } from '#lib/seo/describe.ts';
import { parseUuid } from '#lib/game/ids.ts';
import { parseScoreSort, type ScoreSort, SKIRMISH_SORT_KEYS } from '#lib/game/score-sort.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

type Props = PageProps<'/skirmish/[id]'>;

/** How the scoreboard starts (spec §2). */
const BY_DEFAULT: ScoreSort = { key: 'deathBlows', descending: true };

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  return metadataOfRecord(getSkirmish(id), (skirmish) => ({
    ...describeSkirmish(skirmish),
    path: `/skirmish/${id}`,
  }));
}

export default async function SkirmishPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  if (!parseUuid(id)) return null;
  const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? BY_DEFAULT;
  const scores = listSkirmishScores(id, sort, parseCursor(query));
  await awaitPanels(scores);

  return (
    <Load from={scores} label="scoreboard">
      {({ nodes, pageInfo }) => (
        <SkirmishScoreboard
          scores={nodes ?? []}
          pageInfo={pageInfo}
          path={routes.skirmish(id)}
          params={query}
          sort={sort}
          byDefault={BY_DEFAULT}
        />
      )}
    </Load>
  );
}
