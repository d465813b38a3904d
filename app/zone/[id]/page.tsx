import { zoneExports } from '#app/export/kinds/places.ts';
import { BATTLE_COLUMNS, BATTLE_LAYOUT } from '#components/battle/list/battle-columns.tsx';
import { PlaceKills } from '#components/kill/place-kills.tsx';
import { CutTieNote } from '#components/leaderboard/best-list.tsx';
import { HeatOverview } from '#components/map/heat-overview.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { DayPlot } from '#components/place/day-plot.tsx';
import { HourGrid } from '#components/place/hour-grid.tsx';
import { PlaceContent, PlaceDrops } from '#components/place/place-content.tsx';
import { BattleLayer } from '#components/place/battle-layer.tsx';
import { StandingLayerMap } from '#components/place/standing-layer.tsx';
import { LayerNotTold } from '#components/place/zone-layer.tsx';
import { NeighbourLinks, ZoneFigures } from '#components/place/zone-figures.tsx';
import { GUILD_COLUMNS, PLAYER_COLUMNS } from '#components/place/zone-tables.tsx';
import { ChoiceLinks } from '#components/ui/list/choice-links.tsx';
import { TableSection } from '#components/ui/list/table-section.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { after, awaitPanels, Load } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel, SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { StructuredData } from '#components/ui/share/structured-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import { isOffered } from '#lib/api/offered.ts';
import { inPlace } from '#lib/data/catalogue/place-content.ts';
import { listZoneKills } from '#lib/data/war/kills.ts';
import * as data from '#lib/data/war/places.ts';
import { periodWords, sumWords, battleWords } from '#lib/game/battles/list/battle-result.ts';
import { layersOf, untoldWords } from '#lib/game/places/zone-layer.ts';
import { zoneData } from '#lib/seo/structured-data.ts';
import { isOpenZone } from '#lib/game/places/war-zones.ts';
import { daySentence, headWords } from '#lib/game/places/zone-war.ts';
import { describeZone } from '#lib/seo/descriptions/describe-zone.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { monthsUntil, monthWords, spanWords, ZONE_FILTER } from '#lib/url/filter/zone-filter.ts';
import { listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

const start = startOnce((id: string, query: SearchParams) => {
  const now = new Date();
  const list = listAddress(routes.zone(id), query, ZONE_FILTER);
  const { period, layer, month } = list.values;
  return {
    list,
    day: data.getZoneWar(id, 'day', now),
    war: data.getZoneWar(id, period, now),
    hours: data.getZoneHours(id, now),
    days: data.listZoneDays(id, now),
    leaders: data.getZoneLeaders(id, month, now),
    battles: data.listZoneBattles(id, period, now),
    map: layer === 'kills' ? data.getZoneKillMap(id, period, now) : null,
    fallen: layer === 'battles' ? data.listFallen(id, period, now) : null,
    standings: layer === 'kills' || layer === 'battles' ? null : data.listStandings(id),
    kills: listZoneKills(id),
  };
});

export async function generateMetadata(props: PageProps<'/zone/[id]'>) {
  const found = await find(data.ZONE, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record, id, query } = found;
  const day = await start(id, query).day.catch(() => null);
  return metadataOf({
    path: routes.zone(id),
    exports: zoneExports(id),
    query,
    ...narrowed(describeZone(record, day?.data ?? false), { query, filter: ZONE_FILTER }),
  });
}

export default async function ZonePage(props: PageProps<'/zone/[id]'>) {
  const found = await find(data.ZONE, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: zone, id, query, provenance } = found;
  const { list, day, war, hours, days, leaders, battles, map, fallen, standings, kills } = start(id, query);
  const { period, layer } = list.values;
  const layers = layersOf(id, isOffered);
  // One after the other: what comes late pushes nothing that is there.
  const whole = after(war, hours);
  const inside = inPlace(id);
  await awaitPanels(
    day,
    war,
    whole,
    days,
    leaders,
    battles,
    map,
    fallen,
    standings,
    kills,
    ...Object.values(inside),
  );
  const now = new Date();
  return (
    <Page crumbs={[{ label: 'Zones', href: routes.zones }, { label: zone.name }]} provenance={provenance}>
      <StructuredData of={(siteUrl) => zoneData(zone, siteUrl)} />
      <MapHeader zoneId={id} sharedMap title={zone.name} facts={headWords(id)} />
      <div className="mt-4 grid grid-cols-1 gap-5">
        <Load from={day} label="kills of the day" rows={1}>
          {(last) => last && <p className="text-md font-semibold">{daySentence(last)}.</p>}
        </Load>
        {!isOffered('Query.zoneWar') && (
          <p className="text-muted">
            The API that this site reads does not count kills by zone: who leads, when it is lively and who
            has the most kills here is not known.
          </p>
        )}
        <NeighbourLinks id={id} />
        <ChoiceLinks list={list} name="period" />
        <Load from={war} label="kills" rows={3}>
          {(own) => own && <ZoneFigures war={own} span={period} />}
        </Load>
        <Panel as="section" ornate className="p-5 narrow:p-3.5 tiny:px-2">
          <h2 className="text-lg">The map</h2>
          <div className="mt-1 mb-3">
            <ChoiceLinks list={list} name="layer" known={layers} />
          </div>
          <Load from={map} label="map" rows={12}>
            {(heatmap) => (
              <HeatOverview zoneId={id} place={zone.name} {...heatmap}>
                <Load from={kills} label="kills" rows={5}>
                  {(page) => <PlaceKills kills={page} href={routes.killsInZone(id)} />}
                </Load>
              </HeatOverview>
            )}
          </Load>
          <Load from={fallen} label="map" rows={12}>
            {(found) =>
              found === false ? (
                <LayerNotTold />
              ) : (
                <BattleLayer zoneId={id} name={zone.name} fallen={found} span={period} />
              )
            }
          </Load>
          <Load from={standings} label="map" rows={12}>
            {(standing) =>
              standing === false || layer === 'kills' || layer === 'battles' || !layers.includes(layer) ? (
                <LayerNotTold />
              ) : (
                <StandingLayerMap zoneId={id} name={zone.name} standings={standing} layer={layer} />
              )
            }
          </Load>
          <p className="mt-3 text-sm text-muted">{untoldWords(layers)}</p>
        </Panel>
        <Load from={battles} label="battles" rows={5}>
          {(found) =>
            found && (
              <TableSection
                title="Battles"
                note={
                  found.battleSums.battles > 0
                    ? `${battleWords(found.battleSums.battles)} ${spanWords(period)} (${periodWords(found.battleSums)}): ${sumWords(found.battleSums)}.`
                    : undefined
                }
                empty={`No battle ${spanWords(period)}.`}
                {...BATTLE_LAYOUT}
                columns={BATTLE_COLUMNS}
                rows={found.battles?.nodes ?? []}
                rowKey={({ id: battle }) => battle}
              />
            )
          }
        </Load>
        {isOpenZone(id) && (
          <p>
            <LinkButton href={listHref(listAddress(routes.battles, { zone: id }, BATTLE_FILTER))}>
              All battles here
            </LinkButton>
          </p>
        )}
        <Load from={whole} label="hours" rows={10}>
          {(all) => all && <HourGrid hours={all} />}
        </Load>
        <Load from={leaders} label="leaders" rows={10}>
          {(found) =>
            found && (
              <section>
                <SectionHeading>Who rules it</SectionHeading>
                <p className="mb-2 text-muted">
                  Most kills in {zone.name} in {monthWords(list.values.month, now)} (UTC).
                </p>
                <ChoiceLinks list={list} name="month" others={monthsUntil(now, list.values.month)} />
                <div className="mt-3 grid grid-cols-2 items-start gap-5 narrow:grid-cols-1">
                  <div className="min-w-0">
                    <TableSection
                      title="Players"
                      empty="No kill in this month."
                      columns={PLAYER_COLUMNS}
                      rows={found.players}
                      rowKey={({ character }) => character.id}
                    />
                    <CutTieNote rows={found.players} />
                  </div>
                  <div className="min-w-0">
                    <TableSection
                      title="Guilds"
                      empty="No kill by a guild in this month."
                      columns={GUILD_COLUMNS}
                      rows={found.guilds}
                      rowKey={({ place, guild }) => guild?.id ?? String(place)}
                    />
                    <CutTieNote rows={found.guilds} />
                  </div>
                </div>
              </section>
            )
          }
        </Load>
        <Load from={days} label="days" rows={5}>
          {(rows) => <DayPlot days={rows} />}
        </Load>
        <PlaceDrops id={id} drops={inside.drops} />
        <PlaceContent id={id} quests={inside.quests} creatures={inside.creatures} />
        <p className="flex flex-wrap gap-3">
          <LinkButton href={routes.zoneHeatmap(id)}>Heatmap</LinkButton>
          <LinkButton href={routes.map}>The war as a map</LinkButton>
        </p>
      </div>
      <ExportLinks exports={zoneExports(id)} path={routes.zone(id)} query={query} />
    </Page>
  );
}
