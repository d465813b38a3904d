import type {
  AttackerTagFragment,
  HeatmapPointFragment,
  KillDetailsFragment,
  KillRowFragment,
} from '#graphql/generated/documents.ts';
import { isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { attackerShare, damageTotal, type DamageRow } from '#lib/game/battles/kill-damage.ts';
import { killLocation } from '#lib/game/places/location.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { fraction, isoTime } from './cells.ts';
import { COMBATANT_COLUMNS } from './character-columns.ts';

/** A kill in a list. The killer is the attacker with the most damage (rules.md: Kills). */
export const KILL_COLUMNS = columnsOf<KillRowFragment>(
  col('id', 'Id of the kill', ({ id }) => id),
  col('time', 'When, in UTC', ({ time }) => time, isoTime),
  col('place', 'Scenario or zone', (kill) => killLocation(kill).name),
  col('placeKind', 'scenario or rvr', (kill) => killLocation(kill).kind),
  col('scenarioId', 'Id of the scenario; empty elsewhere', ({ scenario }) => scenario?.id),
  col('zoneId', 'Id of the zone', ({ position }) => position.zoneId),
  col('attackers', 'Number of attackers, the killer included', ({ attackers }) => attackers.length),
  col('solo', 'Whether one attacker did all the damage', isSolo),
  groupColumns('killer', killerOf, COMBATANT_COLUMNS),
  groupColumns('victim', ({ victim }) => victim, COMBATANT_COLUMNS),
);

export const HEATMAP_COLUMNS = columnsOf<HeatmapPointFragment>(
  col('x', 'Column of the grid of 64 by 64 over the map, 0 in the west', ({ x }) => x),
  col('y', 'Row of the grid, 0 in the north', ({ y }) => y),
  col('kills', 'Kills in this cell', ({ count }) => count),
);

/** Damage by its source. */
export const DAMAGE_COLUMNS = columnsOf<DamageRow>(
  col('source', 'Ability, or another source of damage', ({ text }) => text),
  col('iconUrl', "Address of the ability's picture", ({ iconUrl }) => iconUrl),
  col('damage', 'Points of damage', ({ amount }) => amount),
  col('share', "Part of the table's total, 0 to 1", ({ share }) => share, fraction),
);

/** The part of a player in a kill. */
interface Attack {
  readonly attacker: AttackerTagFragment;
  readonly kill: KillDetailsFragment;
}

function partOf({ attacker: { character }, kill }: Attack) {
  if (character.id === kill.victim.character.id) return 'victim';
  return character.id === killerOf(kill)?.character.id ? 'killer' : 'assist';
}

export const ATTACKER_COLUMNS = columnsOf<Attack>(
  groupColumns('attacker', ({ attacker }) => attacker, COMBATANT_COLUMNS),
  col('part', 'killer or assist; victim for damage that the victim did', partOf),
  col('damage', 'Points of damage to the victim', ({ attacker, kill }) =>
    damageTotal(kill.damage, attacker.character.id),
  ),
  col(
    'damageShare',
    'Part of all damage to the victim, 0 to 1',
    ({ attacker, kill }) => attackerShare(attacker, kill.damage),
    fraction,
  ),
  col('solo', 'Whether it is a solo kill', ({ kill }) => isSolo(kill)),
  col(
    'deathblow',
    'Whether the attacker struck the death blow',
    ({ attacker, kill }) => kill.deathblow?.id === attacker.character.id,
  ),
);

/** Damage of an attacker by its source. */
export const ATTACK_DAMAGE_COLUMNS = columnsOf<{
  readonly attacker: AttackerTagFragment['character'];
  readonly row: DamageRow;
}>(
  col('attackerId', 'Id of the attacker', ({ attacker }) => attacker.id),
  col('attackerName', 'Name of the attacker', ({ attacker }) => attacker.name),
  col('source', 'Ability, or another source of damage', ({ row }) => row.text),
  col('iconUrl', "Address of the ability's picture", ({ row }) => row.iconUrl),
  col('damage', 'Points of damage', ({ row }) => row.amount),
  col('share', "Part of the attacker's damage, 0 to 1", ({ row }) => row.share, fraction),
);
