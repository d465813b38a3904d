import { RankedFilters } from '#components/ranked/ranked-filters.tsx';
import { RankedLadder } from '#components/ranked/ranked-ladder.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { MainRecord } from '#components/ui/main-record.tsx';
import { Page } from '#components/ui/page.tsx';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/ranked.ts';
import { chooseSeason, parseLadder } from '#lib/url/ranked-filter.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

const PATH = '/ranked-leaderboard';

export const generateMetadata = () =>
  metadataOf({
    title: 'Ranked Leaderboard',
    description: 'The ladders of ranked scenarios, solo and group, season by season.',
    path: PATH,
  });

export default async function RankedPage({ searchParams }: PageProps<'/ranked-leaderboard'>) {
  const params = await searchParams;
  return (
    <MainRecord from={listRankedSeasons()}>
      {async (seasons) => {
        const season = chooseSeason(seasons, params);
        const ladder = parseLadder(params);
        const places = season
          ? listRankedPlaces(season.id, ladder, parseCursor(params))
          : Promise.resolve(null);
        await awaitPanels(places);
        return (
          <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Ranked Leaderboard' }]}>
            <h1 className="mb-4 text-2xl leading-title">Ranked Leaderboard</h1>
            <RankedFilters
              path={PATH}
              seasons={seasons}
              season={season?.id ?? ''}
              defaultSeason={chooseSeason(seasons, {})?.id ?? ''}
              ladder={ladder}
            />
            <div className="mt-5">
              <Load from={places} label="ladder">
                {(page) => <RankedLadder page={page} path={PATH} params={params} />}
              </Load>
            </div>
          </Page>
        );
      }}
    </MainRecord>
  );
}
