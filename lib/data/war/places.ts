import {
  GetBattlesDocument,
  type GetBattlesQuery,
  GetZoneAreasDocument,
  GetZoneBattleKillsDocument,
  type GetZoneBattleKillsQuery,
  GetZoneContentsDocument,
  GetZoneDaysDocument,
  GetZoneHeatDocument,
  GetZoneHoursDocument,
  GetZoneLeadersDocument,
  type GetZoneLeadersQuery,
  GetZonePlacesDocument,
  GetZoneWarDocument,
  type ZoneDayFragment,
  type ZoneHourFragment,
  type ZoneWarFragment,
} from '#graphql/generated/documents.ts';
import {
  type Answer,
  CATALOGUE,
  joinAnswers,
  mapAnswer,
  NO_ANSWER,
  PROFILE,
  type RecordSource,
  SUMS,
} from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { parseId } from '#lib/game/ids.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { tierOfZone } from '#lib/game/places/war-map.ts';
import {
  type AreaPart,
  areaParts,
  type Standing,
  standingsFrom,
  standingsOf,
} from '#lib/game/places/zone-layer.ts';
import { isNamedZone, NAMED_ZONES, zoneName } from '#lib/game/places/zones.ts';
import { isOpenZone } from '#lib/game/places/war-zones.ts';
import { killsOf, knownSpans, quietZone } from '#lib/game/places/zone-war.ts';
import { boundsOf, chosenMonth, type ZoneSpan, type ZONES_FILTER } from '#lib/url/filter/zone-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { ZONE_HEATMAP } from './heatmaps.ts';

/** A zone that has a page. */
export interface KnownZone {
  readonly id: string;
  readonly name: string;
}

/** Zone ids are unsigned 16-bit numbers (contract). */
const LARGEST_ZONE = 65_535;
const DAY = 86_400;
/** Battles of a zone on its page, and in its feed. */
const [NEWEST_BATTLES, FEED_BATTLES] = [5, 25];

/** The source of a zone: one that the game names, or one with kills in the last 30 days. */
export const ZONE: RecordSource<{ id: string }, string, KnownZone> = {
  idOf: ({ id }) => parseId(id, LARGEST_ZONE),
  get: async (id) => {
    const zone = { id, name: zoneName(id) };
    if (isNamedZone(id)) return { data: zone, provenance: null };
    return mapAnswer(await ZONE_HEATMAP.get(id), (heatmap) => heatmap && zone);
  },
};

/** True where the API counts kills by zone. */
const countsZones = async () => (await whatIsOffered())('Query.zoneWar');

/** Lists the kills of all zones in a span until now; null where the API does not count them. */
export async function listZoneWar(
  span: ZoneSpan,
  now: Date,
): Promise<Answer<readonly ZoneWarFragment[] | null>> {
  if (!(await countsZones())) return NO_ANSWER;
  return mapAnswer(await query(GetZoneWarDocument, boundsOf(span, now), PROFILE), ({ zoneWar }) => zoneWar);
}

/** Counts the kills of a zone in a span until now; false where the API does not count them. */
export async function getZoneWar(
  zoneId: string,
  span: ZoneSpan,
  now: Date,
): Promise<Answer<ZoneWarFragment | false>> {
  if (!(await countsZones())) return { data: false, provenance: null };
  const answer = await query(GetZoneWarDocument, { zoneId, ...boundsOf(span, now) }, PROFILE);
  return mapAnswer(answer, ({ zoneWar }) => zoneWar[0] ?? quietZone(zoneId, 0));
}

/** Counts the kills of a zone by hour of the week; false where the API does not count them. */
export async function getZoneHours(
  zoneId: string,
  now: Date,
): Promise<Answer<readonly ZoneHourFragment[] | false>> {
  if (!(await countsZones())) return { data: false, provenance: null };
  const { to } = boundsOf('hours', now);
  return mapAnswer(await query(GetZoneHoursDocument, { zoneId, to }, SUMS), ({ zoneHours }) => zoneHours);
}

/** Lists the kills of a zone by day in the 90 days until today; none where the API does not count them. */
export async function listZoneDays(zoneId: string, now: Date): Promise<Answer<readonly ZoneDayFragment[]>> {
  if (!(await countsZones())) return { data: [], provenance: null };
  const { to } = boundsOf('day', now);
  return mapAnswer(
    await query(GetZoneDaysDocument, { zoneId, from: to - 90 * DAY, to }, SUMS),
    ({ zoneDays }) => zoneDays,
  );
}

/** The players and guilds with the most kills. */
export type Leaders = GetZoneLeadersQuery['zoneLeaders'];

/**
 * Lists who has the most kills in a zone in a month; false where the API does not count them.
 * @param month such as 2026-11; 'this' for the running one
 */
export async function getZoneLeaders(
  zoneId: string,
  month: string,
  now: Date,
): Promise<Answer<Leaders | false>> {
  if (!(await countsZones())) return { data: false, provenance: null };
  return mapAnswer(
    await query(GetZoneLeadersDocument, { zoneId, ...chosenMonth(month, now) }, SUMS),
    ({ zoneLeaders }) => zoneLeaders,
  );
}

/** Maps the kills of a zone in a span until now. */
export async function getZoneHeat(zoneId: string, span: ZoneSpan, now: Date): Promise<Answer<KillsHeatmap>> {
  const { from, to } = boundsOf(span, now);
  const where = { zoneId: { eq: Number(zoneId) }, time: { gte: from, lt: to } };
  const answer = await query(GetZoneHeatDocument, { zoneId, from, to, where }, PROFILE);
  return mapAnswer(answer, ({ killsHeatmap: points, kills }) => ({ points, kills: kills?.totalCount ?? 0 }));
}

/** Lists what stands in a zone; false where the API does not tell it, or does not know the zone. */
export async function listStandings(zoneId: string): Promise<Answer<readonly Standing[] | false>> {
  const offers = await whatIsOffered();
  if (offers('Query.zoneContents')) {
    return mapAnswer(await query(GetZoneContentsDocument, { zoneId }, CATALOGUE), ({ zoneContents }) =>
      standingsOf(zoneContents),
    );
  }
  if (!offers('Query.zone')) return { data: false, provenance: null };
  return mapAnswer(
    await query(GetZonePlacesDocument, { zoneId }, CATALOGUE),
    ({ zone }) => zone !== null && standingsFrom(zone),
  );
}

/** True where the API tells of the kills of a zone in which areas and battles they were. */
const tellsKills = async () => (await whatIsOffered())('Query.zoneKills');

/** The kills of a zone on its map, and the areas of it that have any; none where the API does not tell them. */
export type ZoneKillMap = KillsHeatmap & { readonly areas: readonly AreaPart[] };

/** Maps the kills of a zone in a span until now, with the names of areas. */
export async function getZoneKillMap(
  zoneId: string,
  span: ZoneSpan,
  now: Date,
): Promise<Answer<ZoneKillMap>> {
  const heat = getZoneHeat(zoneId, span, now);
  if (!(await tellsKills())) return mapAnswer(await heat, (heatmap) => ({ ...heatmap, areas: [] }));
  const areas = query(GetZoneAreasDocument, { zoneId, ...boundsOf(span, now) }, PROFILE);
  const [mapped, told] = await Promise.all([heat, areas]);
  return joinAnswers([mapped, told], { ...mapped.data, areas: areaParts(told.data.zoneKills) });
}

/** Counts the kills of a zone in a span until now by battle; false where the API does not tell them. */
export async function listFallen(
  zoneId: string,
  span: ZoneSpan,
  now: Date,
): Promise<Answer<GetZoneBattleKillsQuery['zoneKills'] | false>> {
  if (!isOpenZone(zoneId) || !(await tellsKills())) return { data: false, provenance: null };
  const answer = await query(GetZoneBattleKillsDocument, { zoneId, ...boundsOf(span, now) }, PROFILE);
  return mapAnswer(answer, ({ zoneKills }) => zoneKills);
}

/**
 * Lists the newest battles of a zone that began in a span until now, with the sums of all of them; false where the API
 * does not tell battles, and for a zone of scenarios and dungeons.
 */
export async function listZoneBattles(
  zoneId: string,
  span: ZoneSpan,
  now: Date,
): Promise<Answer<GetBattlesQuery | false>> {
  if (!isOpenZone(zoneId) || !(await whatIsOffered())('Query.battles'))
    return { data: false, provenance: null };
  const { from, to } = boundsOf(span, now);
  const where = { zoneId: { eq: Number(zoneId) }, startTime: { gte: from, lt: to } };
  return query(GetBattlesDocument, { where, first: NEWEST_BATTLES }, PROFILE);
}

/** Lists the newest battles of a zone of any age, for its feed. */
export async function listNewestBattles(zoneId: string): Promise<Answer<GetBattlesQuery['battles']>> {
  if (!isOpenZone(zoneId) || !(await whatIsOffered())('Query.battles')) return NO_ANSWER;
  const where = { zoneId: { eq: Number(zoneId) } };
  return mapAnswer(
    await query(GetBattlesDocument, { where, first: FEED_BATTLES }, PROFILE),
    ({ battles }) => battles,
  );
}

/** A zone in the list of all, with its kills in a week; null where the API does not count them. */
export interface ListedZone {
  readonly zoneId: number;
  readonly war: ZoneWarFragment | null;
}

/** Lists the zones with a name that match a filter, with their kills of the last seven days, in the chosen order. */
export async function listZones(
  { values: { tier, order } }: ListAddress<typeof ZONES_FILTER>,
  now: Date,
): Promise<Answer<readonly ListedZone[]>> {
  return mapAnswer(await listZoneWar('week', now), (found) => {
    const known = new Map(found?.map((zone) => [String(zone.zoneId), zone]));
    const zones = NAMED_ZONES.filter((id) => tier === 'all' || String(tierOfZone(id) ?? 'none') === tier).map(
      (id) => ({
        zoneId: Number(id),
        war: found && (known.get(id) ?? quietZone(id, knownSpans(found))),
      }),
    );
    return inOrder(zones, order);
  });
}

const nameOf = ({ zoneId }: ListedZone): string => zoneName(String(zoneId));

/** A zone without a tier stands behind those with one. */
const NO_TIER = 9;

function inOrder(zones: readonly ListedZone[], order: 'kills' | 'name' | 'tier'): readonly ListedZone[] {
  const byName = zones.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'));
  const tier = ({ zoneId }: ListedZone) => tierOfZone(String(zoneId)) ?? NO_TIER;
  if (order === 'tier') return byName.toSorted((one, other) => tier(one) - tier(other));
  const kills = ({ war }: ListedZone) => (war ? killsOf(war) : 0);
  return order === 'kills' ? byName.toSorted((one, other) => kills(other) - kills(one)) : byName;
}
