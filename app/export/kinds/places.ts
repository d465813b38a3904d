import * as documents from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import * as data from '#lib/data/war/places.ts';
import { BATTLE_COLUMNS } from '#lib/exports/columns/battle-columns.ts';
import { HEATMAP_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import * as columns from '#lib/exports/columns/place-columns.ts';
import { env } from '#lib/env.ts';
import { mapMarkup } from '#lib/exports/other-sites/map-markup.ts';
import { siteUrl } from '#lib/seo/site-url.ts';
import { battleEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports, withTables } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { zonePlaceWords } from '#lib/game/places/war-map.ts';
import { isOpenZone } from '#lib/game/places/war-zones.ts';
import * as war from '#lib/game/places/zone-war.ts';
import { livelyWords } from '#lib/game/places/zone-hours.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import { countTotal, NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { MAP_FILTER, spanWords, ZONE_FILTER, ZONES_FILTER } from '#lib/url/filter/zone-filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** Rows of a text for chats. */
const TEXT_ROWS = 8;

const FIGURE = json.object({
  ...json.integers('id', 'order', 'destruction', 'mostFighters'),
  fighters: json.nullable(json.INTEGER),
  usual: json.nullable(json.NUMBER),
});

const SIDES = [
  ['Order', ({ order }: documents.ZoneWarFragment) => thousands(order), 'end'],
  ['Destruction', ({ destruction }: documents.ZoneWarFragment) => thousands(destruction), 'end'],
] as const;

const nameOf = ({ zoneId }: { readonly zoneId: number }): string => zoneName(String(zoneId));

export const MAP_EXPORTS = listExports('/map', 'The war as a map', {
  filter: MAP_FILTER,
  parts: (part) => ({
    zones: part(({ list }) => data.listZoneWar(list.values.period, new Date())),
    latest: part(() => data.listZoneWar('hours', new Date())),
  }),
  figures: {
    shape: json.object({ zones: json.list(FIGURE) }),
    read: async ({ part }) => ({ zones: war.zoneFigures((await part('zones')) ?? []) }),
  },
  tables: (table) => ({
    zones: table(
      'Zones by kills',
      async ({ part }) => war.byKills((await part('zones')) ?? []),
      columns.ZONE_WAR_COLUMNS,
    ),
    where: table(
      'Where to go',
      async ({ part, query }) => war.whereToGo((await part('latest')) ?? [], levelOf(query)),
      columns.ZONE_WAR_COLUMNS,
    ),
  }),
  text: async ({ part, query }) => {
    const zones = (await part('zones')) ?? [];
    return {
      title: 'The war as a map',
      facts: war.mapSentence(zones, parseFilter(MAP_FILTER, query).period),
      ...blockTable(
        war
          .byKills(zones)
          .filter((zone) => war.killsOf(zone) > 0)
          .slice(0, TEXT_ROWS),
        [['Zone', nameOf], ...SIDES],
      ),
    };
  },
  drawn: async ({ part }) => mapMarkup((await part('zones')) ?? [], siteUrl(env())),
  preview: async ({ part, query }) => {
    const zones = (await part('zones')) ?? [];
    return {
      title: 'The war as a map',
      facts: war.mapSentence(zones, parseFilter(MAP_FILTER, query).period),
      totals: war
        .byKills(zones)
        .filter((zone) => war.killsOf(zone) > 0)
        .slice(0, 3)
        .map((zone) => countTotal(war.killsOf(zone), `kill in ${nameOf(zone)}`, `kills in ${nameOf(zone)}`)),
      ...NEUTRAL,
    };
  },
});

const levelOf = (query: SearchParams): number => parseFilter(MAP_FILTER, query).level;

export const ZONES_EXPORTS = listExports('/zones', 'The zones', {
  filter: ZONES_FILTER,
  parts: (part) => ({ zones: part(({ list }) => data.listZones(list, new Date())) }),
  tables: (table) => ({ zones: table('Zones', ({ part }) => part('zones'), columns.LISTED_ZONE_COLUMNS) }),
  preview: async ({ part }) => {
    const zones = await part('zones');
    return {
      title: 'Zones',
      facts: 'Where the war is fought',
      totals: [countTotal(zones.length, 'zone')],
      ...NEUTRAL,
    };
  },
});

const ZONE_RECORD = json.object({ id: json.TEXT, name: json.TEXT });

export const ZONE_EXPORTS = pageExports('/zone/{id}', 'A zone', {
  source: data.ZONE,
  record: ZONE_RECORD,
  filter: ZONE_FILTER,
  parts: (part) => ({
    war: part(({ id, list }) => data.getZoneWar(id, list.values.period, new Date())),
    day: part(({ id }) => data.getZoneWar(id, 'day', new Date())),
    hours: part(({ id }) => data.getZoneHours(id, new Date())),
    days: part(({ id }) => data.listZoneDays(id, new Date())),
    leaders: part(({ id, list }) => data.getZoneLeaders(id, list.values.month, new Date())),
    battles: part(({ id, list }) => data.listZoneBattles(id, list.values.period, new Date())),
    newest: part(({ id }) => data.listNewestBattles(id)),
    heat: part(({ id, list }) => data.getZoneHeat(id, list.values.period, new Date())),
  }),
  figures: {
    shape: json.object({
      kills: json.nullable(json.object(json.integers('order', 'destruction'))),
      fighters: json.nullable(json.INTEGER),
      usual: json.nullable(json.NUMBER),
      hours: json.list(json.INTEGER),
      usualHours: json.list(json.nullable(json.NUMBER)),
      battles: json.nullable(json.INTEGER),
    }),
    read: async ({ part }) => {
      const [kills, hours, battles] = await Promise.all([part('war'), part('hours'), part('battles')]);
      return {
        kills: kills ? { order: kills.order, destruction: kills.destruction } : null,
        fighters: kills ? kills.fighters : null,
        usual: kills ? kills.usual.median : null,
        hours: (hours || []).map(({ order, destruction }) => order + destruction),
        usualHours: (hours || []).map(({ usual }) => usual),
        battles: battles ? battles.battleSums.battles : null,
      };
    },
  },
  tables: (table) => ({
    days: table('Kills by day', ({ part }) => part('days'), columns.ZONE_DAY_COLUMNS),
    hours: table(
      'Kills by hour of the week',
      async ({ part }) => (await part('hours')) || [],
      columns.ZONE_HOUR_COLUMNS,
    ),
    battles: table('Battles', async ({ part }) => ((await part('battles')) || null)?.battles, BATTLE_COLUMNS),
    players: table(
      'Players',
      async ({ part }) => ((await part('leaders')) || null)?.players,
      columns.ZONE_PLAYER_COLUMNS,
    ),
    guilds: table(
      'Guilds',
      async ({ part }) => ((await part('leaders')) || null)?.guilds,
      columns.ZONE_GUILD_COLUMNS,
    ),
    heatmap: table('Heatmap', async ({ part }) => (await part('heat')).points, HEATMAP_COLUMNS),
  }),
  feed: {
    label: 'Battles',
    title: ({ record }) => `Battles of ${record.name}`,
    entries: async ({ part }) => newestEntries(battleEntry, await part('newest')),
  },
  text: async ({ record, part }) => {
    const [day, hours, leaders] = await Promise.all([part('day'), part('hours'), part('leaders')]);
    const facts = [war.headWords(record.id), day && war.daySentence(day), hours && livelyWords(hours)];
    return {
      title: record.name,
      facts: facts.flatMap((each) => each || []).join('. '),
      ...blockTable(leaders ? leaders.players.slice(0, TEXT_ROWS) : [], [
        ['Place', ({ place }) => thousands(place), 'end'],
        ['Player, most kills this month', ({ character }) => character.name],
        ['Kills', ({ kills }) => thousands(kills), 'end'],
      ]),
    };
  },
  preview: async ({ record, part, query }) => {
    const [{ points, kills }, own] = await Promise.all([part('heat'), part('war')]);
    const { period } = parseFilter(ZONE_FILTER, query);
    return {
      title: record.name,
      facts: `${zonePlaceWords(record.id)}, kills ${spanWords(period)}`,
      totals: own
        ? [
            { value: thousands(own.order), label: 'kills by Order' },
            { value: thousands(own.destruction), label: 'kills by Destruction' },
          ]
        : [countTotal(kills, 'kill')],
      realm: 'NEUTRAL' as const,
      badge: killMarkerSvg(),
      zoneId: record.id,
      heat: points,
    };
  },
});

/** The exports of a zone without the tables of what the API does not count there. */
export function zoneExports(id: string) {
  const counts = isOffered('Query.zoneWar');
  const battles = isOpenZone(id) && isOffered('Query.battles');
  return withTables(ZONE_EXPORTS, { days: counts, hours: counts, players: counts, guilds: counts, battles });
}
