import { MAP_EXPORTS } from '#app/export/kinds/places.ts';
import { OwnLevel } from '#components/place/own-level.tsx';
import { WarMap } from '#components/place/war-map.tsx';
import { FOUGHT_COLUMNS, GO_COLUMNS, LONG_COLUMNS } from '#components/place/zone-tables.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { awaitPanels, Load } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { joinAnswers } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listZoneWar } from '#lib/data/war/places.ts';
import { listRunningBattles } from '#lib/data/war/war-now.ts';
import { byKills, goWords, killsOf, mapSentence, whereToGo } from '#lib/game/places/zone-war.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { MAP_FILTER, spanWords } from '#lib/url/filter/zone-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export async function generateMetadata({ searchParams }: PageProps<'/map'>) {
  if (await askNotOffered(routes.map)) return metadataOfMissing();
  const query = await searchParams;
  return metadataOf({
    query,
    path: routes.map,
    exports: MAP_EXPORTS,
    ...narrowed(LISTS.map, { query, filter: MAP_FILTER }),
  });
}

export default async function MapPage({ searchParams }: PageProps<'/map'>) {
  const notOffered = await askNotOffered(routes.map);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const now = new Date();
  const list = listAddress(routes.map, query, MAP_FILTER);
  const { period, level } = list.values;
  const war = Promise.all([
    listZoneWar(period, now),
    listZoneWar('hours', now),
    listRunningBattles(now),
  ]).then(([zones, latest, battles]) =>
    joinAnswers([zones, latest, battles], {
      zones: zones.data ?? [],
      latest: latest.data ?? [],
      running: new Set(battles.data.flatMap(({ zone }) => zone?.id ?? [])),
    }),
  );
  await awaitPanels(war);
  return (
    <Page crumbs="The map">
      <h1 className="text-2xl leading-title">The war as a map</h1>
      <Load from={war} label="map" rows={30}>
        {({ zones, latest, running }) => (
          <>
            <p className="mt-1.5 mb-3 text-md font-semibold">
              {mapSentence(zones, period)} {goWords(whereToGo(latest, level))}
            </p>
            <ChoiceLinks list={list} name="period" />
            <div className="mt-3 grid grid-cols-1 gap-5">
              <WarMap zones={zones} running={running} />
              <section>
                <Filters list={list} submit="Where to go" />
                <OwnLevel level={level} />
                <TableSection
                  title="Where to go"
                  note={`Zones with kills ${spanWords('hours')}, those of both realms and the most even first${level > 0 ? `, for level ${level}` : ''}. Below level 16 characters fight in tier 1, from then on in the others.`}
                  empty={`No kill ${spanWords('hours')}${level > 0 ? ` for level ${level}` : ''}.`}
                  columns={GO_COLUMNS}
                  rows={whereToGo(latest, level)}
                  rowKey={({ zoneId }) => String(zoneId)}
                />
              </section>
              <TableSection
                title="Zones by kills"
                note={`All kills ${spanWords(period)}, in scenarios and dungeons too.`}
                empty="None."
                columns={period === 'hours' || period === 'day' ? FOUGHT_COLUMNS : LONG_COLUMNS}
                rows={byKills(zones).filter((zone) => killsOf(zone) > 0)}
                rowKey={({ zoneId }) => String(zoneId)}
              />
            </div>
          </>
        )}
      </Load>
      <p className="mt-4 max-w-prose text-sm text-muted">
        A realm leads that made more kills. A fighter killed, helped to kill or fell. Usual is the median of
        the same time one to eight weeks before, of 30 days that of every fifth week, with the middle half in
        brackets. Who holds a zone is not known.
      </p>
      <p className="mt-3">
        <LinkButton href={routes.zones}>All zones</LinkButton>
      </p>
      <ExportLinks exports={MAP_EXPORTS} path={routes.map} query={query} />
    </Page>
  );
}
