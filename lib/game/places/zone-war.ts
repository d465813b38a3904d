import type { UsualKillsFragment, ZoneWarFragment } from '#graphql/generated/documents.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { type PlaceSpan, spanWords } from '#lib/url/filter/zone-filter.ts';

import { FEWEST_SPANS, tooEarlyWords, usualRange } from '../war/usual.ts';
import { PAIRINGS, tierOfZone, zonePlaceWords, zonesOfRow } from './war-map.ts';
import { isOpenZone } from './war-zones.ts';
import { zoneName } from './zones.ts';

/** The lowest level of a character who fights in the higher tiers. */
const HIGHER_TIERS = 16;

/** Kills by realm. */
type Sides = Pick<ZoneWarFragment, 'order' | 'destruction'>;

export const killsOf = ({ order, destruction }: Sides): number => order + destruction;

/**
 * The kills of a zone that had none, neither in a span nor in those before.
 * @param spans those before that are known
 */
export function quietZone(id: string, spans: number): ZoneWarFragment {
  const none = spans < FEWEST_SPANS ? null : 0;
  return {
    zoneId: Number(id),
    order: 0,
    destruction: 0,
    fighters: 0,
    mostFighters: 0,
    usual: { spans, low: none, median: none, high: none },
  };
}

/** The spans before that are known, which are the same for all zones; 0 where no zone had a kill. */
export const knownSpans = (zones: readonly ZoneWarFragment[]): number => zones[0]?.usual.spans ?? 0;

/** Zones by the most kills, then by name. */
export const byKills = (zones: readonly ZoneWarFragment[]): readonly ZoneWarFragment[] =>
  zones.toSorted(
    (one, other) =>
      killsOf(other) - killsOf(one) ||
      zoneName(String(one.zoneId)).localeCompare(zoneName(String(other.zoneId)), 'en'),
  );

/** The realm that made more kills; null where both made as many. */
export const leaderOf = ({ order, destruction }: Sides): 'Order' | 'Destruction' | null =>
  order === destruction ? null : order > destruction ? 'Order' : 'Destruction';

/** @example sidesWords({ order: 20, destruction: 34 }) // 'Destruction leads 34 to 20' */
export function sidesWords(sides: Sides): string {
  if (killsOf(sides) === 0) return 'no kill';
  const leader = leaderOf(sides);
  const [most, least] = [Math.max(sides.order, sides.destruction), Math.min(sides.order, sides.destruction)];
  return leader === null
    ? `even at ${thousands(most)} each`
    : `${leader} leads ${thousands(most)} to ${thousands(least)}`;
}

/**
 * Says how many kills are usual, with the middle half of the spans before in brackets.
 * @example usualWords(usual) // 'usually 12 (8 to 20)'
 */
export function usualWords(usual: UsualKillsFragment): string {
  const range = usualRange(usual);
  if (range === null) return tooEarlyWords(usual.spans, 'known');
  return usual.high === 0 ? 'usually none' : `usually ${range}`;
}

/** Adds up the kills of some zones. */
const sumOf = (zones: readonly ZoneWarFragment[]): Sides => ({
  order: zones.reduce((sum, { order }) => sum + order, 0),
  destruction: zones.reduce((sum, { destruction }) => sum + destruction, 0),
});

/**
 * Says where the open war is fought: the zone with the most kills of both realms, and who leads in each pairing.
 * @example mapSentence(zones, 'hours')
 * // 'Praag is contested by 84 in the last two hours; Destruction leads 34 to 20 between Dwarfs and Greenskins.'
 */
export function mapSentence(zones: readonly ZoneWarFragment[], span: PlaceSpan): string {
  const fought = byKills(zones).filter((zone) => killsOf(zone) > 0 && isOpenZone(String(zone.zoneId)));
  const [first] = fought;
  if (!first) return `No kill in the open world ${spanWords(span)}.`;
  const contested = fought.find(({ order, destruction }) => order > 0 && destruction > 0);
  const pairings = PAIRINGS.flatMap(({ name, rows }) => {
    const ids = new Set(rows.flatMap(zonesOfRow));
    const sides = sumOf(fought.filter(({ zoneId }) => ids.has(String(zoneId))));
    return killsOf(sides) > 0 && leaderOf(sides) !== null ? [`${sidesWords(sides)} between ${name}`] : [];
  });
  const head = contested
    ? `${zoneName(String(contested.zoneId))} is contested${fightersWords(contested)} ${spanWords(span)}`
    : `${zoneName(String(first.zoneId))} has ${counted(killsOf(first), 'kill')} ${spanWords(span)}, of one realm`;
  return `${[head, ...(pairings.length > 0 ? [listWords(pairings)] : [])].join('; ')}.`;
}

const fightersWords = ({ fighters, mostFighters }: ZoneWarFragment): string =>
  fighters === null ? ` by up to ${thousands(mostFighters)} in an hour` : ` by ${thousands(fighters)}`;

/**
 * The zones for a character, those with kills of both realms and the most even first: below level 16 those of the first
 * tier, else those of the others. All of them without a level.
 * @param level 0 for none
 */
export const whereToGo = (zones: readonly ZoneWarFragment[], level: number): readonly ZoneWarFragment[] =>
  byKills(zones)
    .filter((zone) => killsOf(zone) > 0 && isForLevel(tierOfZone(String(zone.zoneId)), level))
    .toSorted((one, other) => evenness(other) - evenness(one));

const isForLevel = (tier: number | null, level: number): boolean =>
  tier !== null && (level === 0 || (tier === 1) === level < HIGHER_TIERS);

/** 1 for as many kills of both realms, 0 for those of one alone. */
const evenness = ({ order, destruction }: Sides): number =>
  Math.min(order, destruction) / Math.max(order, destruction, 1);

/**
 * Says where a zone lies, and which levels fight there.
 * @example headWords('105') // 'Empire and Chaos, tier 4, levels 16 to 40'
 */
export function headWords(id: string): string {
  const tier = tierOfZone(id);
  return tier === null ? zonePlaceWords(id) : `${zonePlaceWords(id)}, ${levelWords(tier)}`;
}

/** The levels that fight in a tier. */
const levelWords = (tier: number): string =>
  tier === 1 ? `levels 1 to ${HIGHER_TIERS - 1}` : `levels ${HIGHER_TIERS} to 40`;

/**
 * Says what happened in a zone in the last day.
 * @example daySentence(zone) // '34 kills in the last 24 hours by 52 fighters: Destruction leads 20 to 14; usually 12 (8 to 20)'
 */
export function daySentence(day: ZoneWarFragment): string {
  const kills = killsOf(day);
  if (kills === 0) return `No kill in the last 24 hours; ${usualWords(day.usual)}`;
  const fighters = day.fighters === null ? '' : ` with ${counted(day.fighters, 'fighter')}`;
  return `${counted(kills, 'kill')} in the last 24 hours${fighters}: ${sidesWords(day)}; ${usualWords(day.usual)}`;
}

/** The kills of zones as figures. */
export const zoneFigures = (zones: readonly ZoneWarFragment[]) =>
  zones.map(({ zoneId: id, order, destruction, fighters, mostFighters, usual }) => ({
    id,
    order,
    destruction,
    fighters,
    mostFighters,
    usual: usual.median,
  }));

/**
 * Names the first zones to go to.
 * @example goWords(zones) // 'Go to Reikland (even at 2 each) or Avelorn (Order leads 2 to 0).'
 */
export function goWords(zones: readonly ZoneWarFragment[]): string {
  const named = zones.slice(0, NAMED).map((zone) => `${zoneName(String(zone.zoneId))} (${sidesWords(zone)})`);
  return named.length === 0 ? '' : `Go to ${named.join(' or ')}.`;
}

/** Zones that are named as those to go to. */
const NAMED = 2;
