import type { GetZonePlacesQuery } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';

import { lookUp } from '../look-up.ts';
import { mapRegion, type MarkerPosition, markerPosition } from './map-position.ts';

/** Everything that stands in a zone, as the API tells it. */
export type ZonePlaces = NonNullable<GetZonePlacesQuery['zone']>;

/** A named point on the map. */
export interface NamedPoint extends MarkerPosition {
  /** Its number on the map, from 1. */
  readonly number: number;
  readonly name: string;
  /** The kind of place: "Keep". */
  readonly kind: string;
  /** The address of its page, where it has one. */
  readonly entry: { readonly storylineId: string; readonly id: string } | null;
}

/** A creature of a zone, and where it stands on the map. */
export interface StandingCreature {
  readonly creature: ZonePlaces['creatureSpawns'][number]['creature'];
  readonly points: readonly MarkerPosition[];
  /** The number of its places, off the map too. */
  readonly spawns: number;
}

type Unnumbered = Omit<NamedPoint, 'number'>;

const LOCATION_KINDS: Readonly<Record<string, string>> = {
  Keep: 'Keep',
  BattlefieldObjective: 'Objective',
  PublicQuest: 'Public quest',
};

/** Lists the keeps, objectives, public quests and entries of the war journal that have a place on the map. */
export function placesOn({ locations, warJournalEntries }: ZonePlaces): readonly NamedPoint[] {
  const places = locations.flatMap(({ __typename, name, position }): Unnumbered[] => {
    const marker = markerPosition(position, position.mapSetup);
    return marker
      ? [{ ...marker, name, kind: lookUp(LOCATION_KINDS, __typename) ?? 'Place', entry: null }]
      : [];
  });
  const entries = warJournalEntries.flatMap(({ id, name, title, storyline, position }): Unnumbered[] => {
    const marker = position && markerPosition(position, position.mapSetup);
    const entry = { storylineId: storyline.id, id };
    return marker ? [{ ...marker, name: name || title || `Entry #${id}`, kind: 'War journal', entry }] : [];
  });
  return [...places, ...entries].map((point, at) => Object.assign({}, point, { number: at + 1 }));
}

/** Lists the creatures of a zone, those that stand in the most places first. */
export function creaturesOn({ creatureSpawns }: ZonePlaces): readonly StandingCreature[] {
  const creatures = new Map<
    string,
    { readonly creature: StandingCreature['creature']; readonly points: MarkerPosition[]; spawns: number }
  >();
  for (const { creature, position } of creatureSpawns) {
    const found = creatures.get(creature.id) ?? { creature, points: [], spawns: 0 };
    const marker = markerPosition(position, position.mapSetup);
    if (marker) found.points.push(marker);
    found.spawns += 1;
    creatures.set(creature.id, found);
  }
  return [...creatures.values()].toSorted((one, other) => other.spawns - one.spawns);
}

/** @example creatureWords(creatures) // '38 creatures stand in 412 places' */
export function creatureWords(creatures: readonly StandingCreature[]): string {
  const spawns = creatures.reduce((sum, { spawns: own }) => sum + own, 0);
  if (creatures.length === 0) return 'No creature is known to stand here';
  const stand = creatures.length === 1 ? 'stands' : 'stand';
  return `${counted(creatures.length, 'creature')} ${stand} in ${counted(spawns, 'place')}`;
}

/** @example placeOnMap({ left: 10, top: 10 }) // 'north-west' */
export const placeOnMap = ({ left, top }: MarkerPosition): string => mapRegion(left, top);
