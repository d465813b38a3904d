import type { ZoneWarFragment } from '#graphql/generated/documents.ts';
import { escapeMarkup } from '#lib/format/escape-markup.ts';
import { thousands } from '#lib/format/number.ts';
import { type MapRow, type Pairing, PAIRINGS, zonesOfRow } from '#lib/game/places/war-map.ts';
import { killsOf, knownSpans, leaderOf, quietZone } from '#lib/game/places/zone-war.ts';
import { zoneName } from '#lib/game/places/zones.ts';
import { elementMarkup } from '#lib/markup/element-markup.ts';
import { routes } from '#lib/url/routes.ts';

import { classed, linkMarkup } from './preview-markup.ts';

/**
 * The map of the war for a frame: the zones of the three pairings, Order's to the left, each with the kills of both
 * realms and who leads in words.
 * @param zones of which something is known; the others are quiet
 * @param origin of the site
 */
export function mapMarkup(zones: readonly ZoneWarFragment[], origin: string): string {
  const known = new Map(zones.map((zone) => [String(zone.zoneId), zone]));
  const tileOf = (id: string) => tile(known.get(id) ?? quietZone(id, knownSpans(zones)), origin);
  return classed('div', 'map', PAIRINGS.map((pairing) => pairingMarkup(pairing, tileOf)).join(''));
}

const pairingMarkup = ({ name, rows }: Pairing, tileOf: (id: string) => string): string =>
  elementMarkup(
    'section',
    {},
    elementMarkup('h2', {}, escapeMarkup(name)) + rows.map((row) => rowMarkup(row, tileOf)).join(''),
  );

const rowMarkup = (row: MapRow, tileOf: (id: string) => string): string =>
  elementMarkup('h3', {}, escapeMarkup(row.label)) +
  elementMarkup('ul', { 'data-tiles': zonesOfRow(row).length }, zonesOfRow(row).map(tileOf).join(''));

function tile(zone: ZoneWarFragment, origin: string): string {
  const id = String(zone.zoneId);
  const leader = leaderOf(zone);
  const lead = leader === null ? 'Even' : `${leader} leads`;
  const words =
    killsOf(zone) === 0 ? 'No kill' : `${lead}, ${thousands(zone.order)} to ${thousands(zone.destruction)}`;
  const href = new URL(routes.zone(id), origin).href;
  return elementMarkup(
    'li',
    { 'data-side': leader?.toLowerCase() ?? 'neutral' },
    `${linkMarkup(href, zoneName(id))} ${words}`,
  );
}
