import { RANKED_EXPORTS } from '#app/export/kinds/ranked.ts';
import { RankedLadder } from '#components/ranked/ranked-ladder.tsx';
import { awaitPanels } from '#components/ui/page/await-panels.ts';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { MainRecord } from '#components/ui/record/main-record.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ShareLinks } from '#components/ui/share/share-links.tsx';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/player/ranked.ts';
import { describeRanked } from '#lib/seo/descriptions/describe-board.ts';
import { metadataOfRecord } from '#lib/seo/page-metadata.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { chooseSeason, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = async ({ searchParams }: PageProps<'/ranked-leaderboard'>) => {
  const query = await searchParams;
  return metadataOfRecord(listRankedSeasons(), (seasons) => ({
    ...describeRanked(seasons, query),
    exports: RANKED_EXPORTS,
  }));
};

export default async function RankedPage({ searchParams }: PageProps<'/ranked-leaderboard'>) {
  const query = await searchParams;
  return (
    <MainRecord from={listRankedSeasons()}>
      {async (seasons, staleSince) => {
        const list = listAddress(routes.ranked, query, rankedFilter(seasons));
        const season = chooseSeason(seasons, query);
        const { title, description, path, own = {} } = describeRanked(seasons, query);
        const places = season && listRankedPlaces(season.id, list);
        await awaitPanels(...(places ? [places] : []));
        return (
          <Page name="Ranked leaderboard" staleSince={staleSince}>
            {season && (
              <DatasetData
                name={title}
                description={description}
                path={path}
                own={own}
                exports={RANKED_EXPORTS}
              />
            )}
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <h1 className="text-2xl leading-title">Ranked leaderboard</h1>
              <ShareLinks list={list} />
            </div>
            <Filters list={list} />
            <div className="mt-5">
              {places ? (
                <Load from={places} label="ladder">
                  {(page) => <RankedLadder page={page} list={list} />}
                </Load>
              ) : (
                <NotFound />
              )}
            </div>
            <ExportLinks exports={RANKED_EXPORTS} path={routes.ranked} query={query} />
          </Page>
        );
      }}
    </MainRecord>
  );
}
