import type {
  AttackerTagFragment,
  HeatmapPointFragment,
  KillDetailsFragment,
  KillRowFragment,
} from '#graphql/generated/documents.ts';
import { type DamageRow, damageShare, damageTable, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { fraction, isoTime } from './cells.ts';
import { combatantColumns } from './combatant-columns.ts';

/** A kill in a list. The killer is the attacker with the most damage (rules.md: Kills). */
export const KILL_COLUMNS: readonly ExportColumn<KillRowFragment>[] = [
  column('id', 'Id of the kill', ({ id }) => id),
  column('time', 'When, in UTC', ({ time }) => isoTime(time)),
  column('place', 'Scenario or zone', (kill) => killLocation(kill).name),
  column('placeKind', 'scenario or rvr', (kill) => killLocation(kill).kind),
  column('scenarioId', 'Id of the scenario; empty elsewhere', ({ scenario }) => scenario?.id ?? null),
  column('zoneId', 'Id of the zone', ({ position }) => position.zoneId),
  column('attackers', 'Number of attackers, the killer included', ({ attackers }) => attackers.length),
  column('solo', 'Whether one attacker did all the damage', isSolo),
  ...combatantColumns<KillRowFragment>('killer', killerOf),
  ...combatantColumns<KillRowFragment>('victim', ({ victim }) => victim),
];

/** A cell of a heatmap (rules.md: Heatmaps). */
export const HEATMAP_COLUMNS: readonly ExportColumn<HeatmapPointFragment>[] = [
  column('x', 'Column of the grid of 64 by 64 over the map, 0 in the west', ({ x }) => x),
  column('y', 'Row of the grid, 0 in the north', ({ y }) => y),
  column('kills', 'Kills in this cell', ({ count }) => count),
];

/** A source of damage in a table of them (rules.md: Damage tables). */
export const DAMAGE_COLUMNS: readonly ExportColumn<DamageRow>[] = [
  column('source', 'Ability, or another source of damage', ({ text }) => text),
  column('iconUrl', "Address of the ability's picture", ({ iconUrl }) => iconUrl),
  column('damage', 'Points of damage', ({ amount }) => amount),
  column('share', "Part of the table's total, 0 to 1", ({ share }) => fraction(share)),
];

/** An attacker, with the kill. */
interface Attack {
  readonly attacker: AttackerTagFragment;
  readonly kill: KillDetailsFragment;
}

/** The columns of an attacker. */
export const ATTACKER_COLUMNS: readonly ExportColumn<Attack>[] = [
  ...combatantColumns<Attack>('attacker', ({ attacker }) => attacker),
  column('part', 'killer or assist', ({ attacker, kill }) =>
    attacker === killerOf(kill) ? 'killer' : 'assist',
  ),
  column('damage', 'Points of damage to the victim', ({ attacker, kill }) =>
    damageTotal(kill.damage, attacker.character.id),
  ),
  column('damageShare', 'Part of all damage to the victim, 0 to 1', ({ attacker, kill }) => {
    const share = damageShare(kill.damage, attacker.character.id) ?? attacker.damagePercent;
    return fraction(share);
  }),
  column('solo', 'Whether it is a solo kill', ({ kill }) => isSolo(kill)),
  column(
    'deathblow',
    'Whether the attacker struck the death blow',
    ({ attacker, kill }) => kill.deathblow?.id === attacker.character.id,
  ),
];

/** Killer first, then the assists as the page orders them. */
export function attacksOf(kill: KillDetailsFragment): readonly Attack[] {
  const killer = killerOf(kill);
  return (killer ? [killer, ...assistsOf(kill)] : []).map((attacker) => ({ attacker, kill }));
}

/** A row of the damage that one attacker did to the victim. */
interface AttackDamage {
  readonly attacker: AttackerTagFragment;
  readonly row: DamageRow;
}

/** The columns of the damage that one attacker did. */
export const ATTACK_DAMAGE_COLUMNS: readonly ExportColumn<AttackDamage>[] = [
  column('attackerId', 'Id of the attacker', ({ attacker }) => attacker.character.id),
  column('attackerName', 'Name of the attacker', ({ attacker }) => attacker.character.name),
  ...DAMAGE_COLUMNS.map(({ name, about, value }) =>
    column<AttackDamage>(
      name,
      name === 'share' ? "Part of the attacker's damage, 0 to 1" : about,
      ({ row }) => value(row),
    ),
  ),
];

/** All damage to the victim, by attacker. */
export const attackDamage = (kill: KillDetailsFragment): readonly AttackDamage[] =>
  attacksOf(kill).flatMap(({ attacker }) =>
    damageTable(kill.damage, attacker.character.id).rows.map((row) => ({ attacker, row })),
  );
