import type {
  AreaKillsFragment,
  BattleKillsFragment,
  BattleRowFragment,
  CreatureTagFragment,
  GetZoneContentsQuery,
  GetZonePlacesQuery,
  MapOfZoneFragment,
  ZoneContentFragment,
} from '#graphql/generated/documents.ts';
import type { Offer } from '#lib/api/offered.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted, percent, plural, thousands } from '#lib/format/number.ts';
import { type ZoneSpan, spanWords, type ZoneLayer } from '#lib/url/filter/zone-filter.ts';

import { lookUp } from '../look-up.ts';
import type { HeatmapPart } from './heatmap.ts';
import { mapRegion, type MarkerPosition, markerPosition } from './map-position.ts';
import { isOpenZone } from './war-zones.ts';

/** Everything that stands in a zone, as the game's API tells it, and as our own does. */
export type ZonePlaces = NonNullable<GetZonePlacesQuery['zone']>;
export type ZoneContents = GetZoneContentsQuery['zoneContents'];

/** Someone or something in a zone, and where it stands on the map. */
export interface Standing extends Omit<ZoneContentFragment, 'points' | '__typename'> {
  readonly points: readonly MarkerPosition[];
  /** The number of its places, off the map too. */
  readonly spawns: number;
}

/** A layer of what stands in a zone. */
export type StandingLayer = Exclude<ZoneLayer, 'kills' | 'battles'>;

const LOCATION_KINDS: Readonly<Record<string, ZoneContentFragment['kind']>> = {
  Keep: 'KEEP',
  PublicQuest: 'PUBLIC_QUEST',
};

/** Lists what stands in a zone by the answer of our own API. */
export const standingsOf = ({ zone: { mapSetup }, contents }: ZoneContents): readonly Standing[] =>
  contents.map(({ points, ...content }) => ({
    ...content,
    points: points.flatMap((point) => markerPosition(point, mapSetup) ?? []),
    spawns: points.length,
  }));

/** Lists what stands in a zone by the answer of the game's API. */
export function standingsFrom({
  creatureSpawns,
  locations,
  warJournalEntries,
}: ZonePlaces): readonly Standing[] {
  const creatures = new Map<string, Standing>();
  for (const { creature, position } of creatureSpawns) {
    const { questsStarter, questsFinisher, ...tag } = creature;
    const known = creatures.get(tag.id);
    creatures.set(tag.id, {
      ...standing('CREATURE', tag.id, tag.name, tag),
      starts: questsStarter.length,
      ends: questsFinisher.length,
      points: [...(known?.points ?? []), ...markersOf(position)],
      spawns: (known?.spawns ?? 0) + 1,
    });
  }
  return [
    ...creatures.values(),
    ...locations.map(({ __typename, name, position }, at) => ({
      ...standing(lookUp(LOCATION_KINDS, __typename) ?? 'BATTLEFIELD_OBJECTIVE', String(at), name),
      points: markersOf(position),
    })),
    ...warJournalEntries.map(({ id, name, title, storyline, position }) => ({
      ...standing('WAR_JOURNAL_ENTRY', id, name || title),
      storylineId: storyline.id,
      points: position ? markersOf(position) : [],
    })),
  ];
}

const standing = (
  kind: Standing['kind'],
  id: string,
  name: string | null,
  creature: CreatureTagFragment | null = null,
): Standing => ({ kind, id, name, creature, storylineId: null, starts: 0, ends: 0, points: [], spawns: 1 });

const markersOf = (position: ZonePlaces['locations'][number]['position']): readonly MarkerPosition[] => {
  const marker = markerPosition(position, position.mapSetup);
  return marker ? [marker] : [];
};

const LAYER_OF: Readonly<Record<StandingLayer, (standing: Standing) => boolean>> = {
  creatures: ({ kind }) => kind === 'CREATURE',
  objects: ({ kind }) => kind === 'GAME_OBJECT',
  quests: ({ starts, ends }) => starts + ends > 0,
  places: ({ kind, points }) => kind !== 'CREATURE' && kind !== 'GAME_OBJECT' && points.length > 0,
};

/**
 * Lists what a layer of a zone's map shows: creatures and game objects that stand in the most places first, also those off
 * the map; who starts the most quests first; keeps, objectives, chapters and others that are on the map.
 */
export function onLayer(standings: readonly Standing[], layer: StandingLayer): readonly Standing[] {
  const shown = standings.filter(LAYER_OF[layer]);
  if (layer === 'places') return shown;
  if (layer === 'quests') {
    return shown.toSorted((one, other) => other.starts - one.starts || other.ends - one.ends);
  }
  return shown.toSorted((one, other) => other.spawns - one.spawns);
}

const NAMES: Readonly<Record<'creatures' | 'objects', string>> = {
  creatures: 'creature',
  objects: 'game object',
};

/**
 * Sums a layer of what stands in a zone up.
 * @example standingWords(rows, 'creatures') // '38 creatures stand in 412 places'
 */
export function standingWords(rows: readonly Standing[], layer: StandingLayer): string {
  const count = rows.length;
  if (layer === 'places') {
    return count === 0
      ? 'No keep, objective, public quest, chapter or entry of the war journal is known here'
      : `${counted(count, 'place')} on the map`;
  }
  if (layer === 'quests') {
    if (count === 0) return 'No one here is known to start or end a quest';
    return `${thousands(count)} here ${plural(count, 'starts or ends', 'start or end')} quests`;
  }
  const name = NAMES[layer];
  if (count === 0) return `No ${name} is known to stand here`;
  const spawns = rows.reduce((sum, { spawns: own }) => sum + own, 0);
  return `${counted(count, name)} ${plural(count, 'stands', 'stand')} in ${counted(spawns, 'place')}`;
}

/** @example kindLabel('KEEP') // 'Keep' */
export const kindLabel = (kind: Standing['kind']): string =>
  ({
    BATTLEFIELD_OBJECTIVE: 'Objective',
    CHAPTER: 'Chapter',
    CREATURE: 'Creature',
    GAME_OBJECT: 'Game object',
    KEEP: 'Keep',
    PUBLIC_QUEST: 'Public quest',
    WAR_JOURNAL_ENTRY: 'War journal',
  })[kind];

/**
 * Says in which part of the map someone stands, and in how many more places.
 * @example placeOnMap([{ left: 10, top: 10 }]) // 'north-west'
 */
export function placeOnMap([first, ...others]: readonly MarkerPosition[]): string {
  if (!first) return 'not on it';
  const region = mapRegion(first.left, first.top);
  return others.length === 0 ? region : `${region} and ${thousands(others.length)} more`;
}

/** The layers of a zone's map that an API can tell. */
export function layersOf(zoneId: string, offers: Offer): readonly ZoneLayer[] {
  const isOwn = offers('Query.zoneContents');
  const standings: readonly ZoneLayer[] =
    isOwn || offers('Query.zone') ? ['creatures', 'quests', 'places'] : [];
  return [
    'kills',
    ...(isOpenZone(zoneId) && offers('Query.zoneKills') ? (['battles'] as const) : []),
    ...standings,
    ...(isOwn ? (['objects'] as const) : []),
  ];
}

const UNTOLD: readonly (readonly [layer: ZoneLayer, words: string])[] = [
  ['battles', 'battles'],
  ['creatures', 'creatures'],
  ['objects', 'game objects'],
  ['quests', 'quest givers'],
  ['places', 'keeps'],
];

/**
 * Says which layers of a map are left out.
 * @example untoldWords(['kills', 'battles', 'creatures', 'quests', 'places']) // 'Not told by …: game objects, entrances …'
 */
export function untoldWords(layers: readonly ZoneLayer[]): string {
  const untold = UNTOLD.filter(([layer]) => !layers.includes(layer)).map(([, words]) => words);
  return `Not on the map, since the API does not tell where they are: ${listWords([...untold, 'entrances of scenarios'])}.`;
}

/** Kills in a zone by area or by battle, with the corners of its map. */
interface OnMap {
  readonly zone: MapOfZoneFragment;
}

/** An area of a zone with its kills, and where they were. */
export interface AreaPart extends HeatmapPart {
  readonly sides: NonNullable<HeatmapPart['sides']>;
  /** Null for kills whose area is not known. */
  readonly marker: MarkerPosition | null;
}

/** The middle of an area's name, in percent of the map from the left: names do not leave it. */
export const leftOfName = ({ left }: MarkerPosition): number => Math.min(85, Math.max(15, left));

/** The areas of a zone with kills, those with the most first; none where none is known. */
export function areaParts({ zone, areas }: OnMap & { readonly areas: readonly AreaKillsFragment[] }) {
  const total = sumOf(areas);
  if (areas.every(({ area }) => area === null)) return [];
  return areas.map(({ area, order, destruction, x, y }): AreaPart => ({
    part: area ? area.name?.trim() || `Area #${area.id}` : 'elsewhere',
    kills: order + destruction,
    percent: percent(order + destruction, total, 0),
    sides: { order, destruction },
    marker: area && markerPosition({ x, y }, zone.mapSetup),
  }));
}

/** A battle on the map of a zone, with its kills there. */
export interface BattleOnMap {
  readonly battle: BattleRowFragment;
  readonly order: number;
  readonly destruction: number;
  /** Null for one off the map. */
  readonly marker: MarkerPosition | null;
}

/** The battles in which the victims of a zone fell, those with the most kills there first. */
export const battlesOn = ({
  zone,
  battles,
}: OnMap & { readonly battles: readonly BattleKillsFragment[] }): readonly BattleOnMap[] =>
  battles.flatMap(({ battle, order, destruction, x, y }) =>
    battle ? [{ battle, order, destruction, marker: markerPosition({ x, y }, zone.mapSetup) }] : [],
  );

const sumOf = (rows: readonly { readonly order: number; readonly destruction: number }[]): number =>
  rows.reduce((sum, { order, destruction }) => sum + order + destruction, 0);

/**
 * Says how many kills of a zone fell in battles, and how many outside.
 * @example fallenWords(rows, 'day') // '180 of 206 kills in the last 24 hours fell in 12 battles, 26 outside of battles.'
 */
export function fallenWords(rows: readonly BattleKillsFragment[], span: ZoneSpan): string {
  const total = sumOf(rows);
  const battles = rows.reduce((sum, { battles: own }) => sum + own, 0);
  if (total === 0) return `No kill ${spanWords(span)}.`;
  const kills = `${counted(total, 'kill')} ${spanWords(span)}`;
  if (battles === 0) return `${kills}, outside of battles.`;
  const inside = sumOf(rows.filter(({ battles: own }) => own > 0));
  return `${thousands(inside)} of ${kills} fell in ${counted(battles, 'battle')}, ${thousands(total - inside)} outside of battles.`;
}
