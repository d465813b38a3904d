import { RANKED_EXPORTS } from '#app/export/kinds/ranked.ts';
import { RankedLadder, RatedRows, RatedSentence } from '#components/ranked/ranked-ladder.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { presence } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import type { RankedPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/player/ranked.ts';
import { listRatedPlaces } from '#lib/data/player/ratings.ts';
import type { RatedLadder } from '#lib/game/boards/rated-ladder.ts';
import { describeRanked } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import {
  CAREER_ARGUMENT,
  chooseSeason,
  type LadderList,
  ladderType,
  rankedFilter,
} from '#lib/url/filter/ranked-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/ranked-leaderboard'>) {
  const query = await searchParams;
  const found = await presence(listRankedSeasons());
  if (found.record === null) return metadataOfMissing(found.error);
  return metadataOf({ ...describeRanked(found.record, query), exports: RANKED_EXPORTS });
}

const placesOn = (
  season: string,
  list: LadderList,
): Promise<Answer<RankedPageFragment | RatedLadder | null>> =>
  ladderType(list.values.ladder).rated ? listRatedPlaces(season, list) : listRankedPlaces(season, list);

export default async function RankedPage({ searchParams }: PageProps<'/ranked-leaderboard'>) {
  const query = await searchParams;
  const found = await presence(listRankedSeasons());
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: seasons, provenance } = found;
  const list = listAddress(routes.ranked, query, rankedFilter(seasons));
  const season = chooseSeason(seasons, query);
  const { title, description, path, own = {} } = describeRanked(seasons, query);
  const narrows = isOffered(CAREER_ARGUMENT);
  const places = season && placesOn(season.id, list);
  await awaitPanels(places);
  return (
    <Page crumbs="Ranked leaderboard" provenance={provenance}>
      {season && (
        <DatasetData name={title} description={description} path={path} own={own} exports={RANKED_EXPORTS} />
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl leading-title">Ranked leaderboard</h1>
        <ShareLinks list={list} />
      </div>
      <Filters list={list} fields={narrows ? undefined : ['season', 'ladder']} />
      {!narrows && (
        <p className="mt-1.5 text-sm text-muted">
          The game’s API can narrow no ladder to a realm or a career.
        </p>
      )}
      <div className="mt-5">
        {places ? (
          <Load from={places} label="ladder">
            {(page) =>
              'totalCount' in page ? (
                <>
                  <RatedSentence page={page} list={list} />
                  <RatedRows page={page} list={list} />
                </>
              ) : (
                <RankedLadder page={page} list={list} />
              )
            }
          </Load>
        ) : (
          <NotFound />
        )}
      </div>
      <ExportLinks exports={RANKED_EXPORTS} path={routes.ranked} query={query} />
    </Page>
  );
}
