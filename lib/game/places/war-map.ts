import { isArena, isOpenZone } from './war-zones.ts';
import { zoneName } from './zones.ts';

/** Zones of the same rank that face each other, by their ids: Order's, the one between them, Destruction's. */
export interface MapRow {
  readonly label: string;
  readonly order: string;
  readonly middle?: string;
  readonly destruction: string;
}

/** Two peoples at war, and the zones between them (rules.md: The map of the war). */
export interface Pairing {
  readonly name: string;
  readonly rows: readonly MapRow[];
}

/** The three pairings of the game, in its order; each from the first tier to the cities. */
export const PAIRINGS: readonly Pairing[] = [
  {
    name: 'Dwarfs and Greenskins',
    rows: [
      { label: 'Tier 1', order: '6', destruction: '11' },
      { label: 'Tier 2', order: '7', destruction: '1' },
      { label: 'Tier 3', order: '8', destruction: '2' },
      { label: 'Tier 4', order: '9', middle: '5', destruction: '3' },
      { label: 'Fortresses', order: '10', destruction: '4' },
      { label: 'Cities', order: '62', destruction: '61' },
    ],
  },
  {
    name: 'Empire and Chaos',
    rows: [
      { label: 'Tier 1', order: '106', destruction: '100' },
      { label: 'Tier 2', order: '107', destruction: '101' },
      { label: 'Tier 3', order: '108', destruction: '102' },
      { label: 'Tier 4', order: '109', middle: '105', destruction: '103' },
      { label: 'Fortresses', order: '110', destruction: '104' },
      { label: 'Cities', order: '162', destruction: '161' },
    ],
  },
  {
    name: 'High Elves and Dark Elves',
    rows: [
      { label: 'Tier 1', order: '206', destruction: '200' },
      { label: 'Tier 2', order: '207', destruction: '201' },
      { label: 'Tier 3', order: '208', destruction: '202' },
      { label: 'Tier 4', order: '209', middle: '205', destruction: '203' },
      { label: 'Fortresses', order: '210', destruction: '204' },
    ],
  },
];

/** The ids of a row, from Order's side to Destruction's. */
export const zonesOfRow = ({ order, middle, destruction }: MapRow): readonly string[] => [
  order,
  ...(middle === undefined ? [] : [middle]),
  destruction,
];

/** The pairing and the row of a zone. */
export interface ZonePlace {
  readonly pairing: Pairing;
  readonly row: MapRow;
}

const PLACES: ReadonlyMap<string, ZonePlace> = new Map(
  PAIRINGS.flatMap((pairing) =>
    pairing.rows.flatMap((row) => zonesOfRow(row).map((id) => [id, { pairing, row }] as const)),
  ),
);

/** The ids of all zones on the map. */
export const MAP_ZONES: readonly string[] = [...PLACES.keys()];

/** The place of a zone on the map; null for one that is on none. @example placeOfZone('105')?.row.label // 'Tier 4' */
export const placeOfZone = (id: string): ZonePlace | null => PLACES.get(id) ?? null;

/** The tier of a zone on the map, that of fortresses and cities being 4; null for others. */
export function tierOfZone(id: string): number | null {
  const place = placeOfZone(id);
  return place && (Number(/\d/.exec(place.row.label)?.[0]) || 4);
}

/**
 * The zones beside one on the map: the others of its row, then those of the rows before and after it on the same side.
 * @example neighboursOf('9') // ['5', '3', '8', '10']
 */
export function neighboursOf(id: string): readonly string[] {
  const place = placeOfZone(id);
  if (place === null) return [];
  const { pairing, row } = place;
  const at = pairing.rows.indexOf(row);
  const side = (['order', 'middle', 'destruction'] as const).find((each) => row[each] === id);
  const beside = [pairing.rows[at - 1], pairing.rows[at + 1]].flatMap((other) =>
    other && side ? (other[side] ?? []) : [],
  );
  return [...zonesOfRow(row).filter((other) => other !== id), ...beside];
}

/**
 * Says where a zone lies.
 * @example zonePlaceWords('105') // 'Empire and Chaos, tier 4'
 */
export function zonePlaceWords(id: string): string {
  const place = placeOfZone(id);
  if (place) return `${place.pairing.name}, ${KINDS[place.row.label] ?? place.row.label.toLowerCase()}`;
  if (isArena(id)) return 'A scenario';
  return isOpenZone(id) ? 'Open world' : 'Off the map of the war';
}

const KINDS: Readonly<Record<string, string>> = { Fortresses: 'a fortress', Cities: 'a city' };

/** A choice of zones by their name. @example zoneChoices(['105']) // [{ id: '105', name: 'Praag' }] */
export const zoneChoices = (ids: readonly string[]) => ids.map((id) => ({ id, name: zoneName(id) }));
