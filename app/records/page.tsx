import { FEATS_EXPORTS } from '#app/export/kinds/feats.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { FeatCards, FeatClears, FeatMonths, FeatsByGroup } from '#components/war/feats.tsx';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { getFeats } from '#lib/data/war/feats.ts';
import { countedWords, featsSentence } from '#lib/game/war/feats.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/records'>) {
  if (await askNotOffered(routes.records)) return metadataOfMissing();
  const query = await searchParams;
  return metadataOf({
    query,
    path: routes.records,
    exports: FEATS_EXPORTS,
    ...narrowed(LISTS.records, { query, filter: FEATS_FILTER }),
  });
}

export default async function RecordsPage({ searchParams }: PageProps<'/records'>) {
  const notOffered = await askNotOffered(routes.records);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(routes.records, query, FEATS_FILTER);
  const found = getFeats(now, list);
  await awaitPanels(found);
  return (
    <Page crumbs="Records">
      <h1 className="text-2xl leading-title">Records</h1>
      <Load from={found} label="records" rows={16}>
        {(feats) => (
          <>
            <p className="mt-1.5 mb-4 text-md font-semibold">
              {featsSentence(feats.best, list.values.group)}
            </p>
            <div className="grid grid-cols-1 gap-5">
              <Filters list={list} />
              <FeatCards best={feats.best} group={list.values.group} />
              {(['MONTH', 'GUILD_MONTH'] as const).map((kind) => (
                <FeatMonths
                  key={kind}
                  kind={kind}
                  feats={feats.months.filter((feat) => feat.kind === kind)}
                />
              ))}
              <FeatClears clears={feats.clears} />
              <FeatsByGroup best={feats.best} />
            </div>
            <p className="mt-5 max-w-[68ch] text-sm text-muted">
              {countedWords(feats)} Two kills at least are a record. Weeks and months count when they are
              over, and where all of their kills are known. Of equal ones the earliest ten are named, and up
              to a hundred stand in the downloads.
            </p>
          </>
        )}
      </Load>
      <ExportLinks exports={FEATS_EXPORTS} path={routes.records} query={query} />
    </Page>
  );
}
