import type * as documents from '#graphql/generated/documents.ts';
import { type DamageRow, damageShare, damageTable, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';

import { columnsOf } from '../export-table.ts';
import { fraction, isoTime } from './cells.ts';
import { combatantColumns } from './combatant-columns.ts';
import about from './kill-columns.json' with { type: 'json' };

/** A kill in a list. The killer is the attacker with the most damage (rules.md: Kills). */
export const KILL_COLUMNS = columnsOf<documents.KillRowFragment>()(about.kill, {
  time: ({ time }) => isoTime(time),
  place: (kill) => killLocation(kill).name,
  placeKind: (kill) => killLocation(kill).kind,
  solo: isSolo,
  killer: combatantColumns<documents.KillRowFragment>('killer', killerOf),
  victim: combatantColumns('victim', ({ victim }) => victim),
});

/** A cell of a heatmap (rules.md: Heatmaps). */
export const HEATMAP_COLUMNS = columnsOf<documents.HeatmapPointFragment>()(about.heatmap, {});

/** A source of damage in a table of them (rules.md: Damage tables). */
export const DAMAGE_COLUMNS = columnsOf<DamageRow>()(about.damage, { share: ({ share }) => fraction(share) });

/** An attacker, with the kill. */
interface Attack {
  readonly attacker: documents.AttackerTagFragment;
  readonly kill: documents.KillDetailsFragment;
}

export const ATTACKER_COLUMNS = columnsOf<Attack>()(about.attacker, {
  attacker: combatantColumns('attacker', ({ attacker }) => attacker),
  part: ({ attacker, kill }) => (attacker === killerOf(kill) ? 'killer' : 'assist'),
  damage: ({ attacker, kill }) => damageTotal(kill.damage, attacker.character.id),
  damageShare: ({ attacker: { character, damagePercent }, kill }) =>
    fraction(damageShare(kill.damage, character.id) ?? damagePercent),
  solo: ({ kill }) => isSolo(kill),
  deathblow: ({ attacker, kill }) => kill.deathblow?.id === attacker.character.id,
});

/** Killer first, then the assists as the page orders them. */
export function attacksOf(kill: documents.KillDetailsFragment): readonly Attack[] {
  const killer = killerOf(kill);
  return (killer ? [killer, ...assistsOf(kill)] : []).map((attacker) => ({ attacker, kill }));
}

/** A row of the damage that one attacker did to the victim. */
interface AttackDamage {
  readonly attacker: documents.AttackerTagFragment['character'];
  readonly row: DamageRow;
}

export const ATTACK_DAMAGE_COLUMNS = columnsOf<AttackDamage>()(about.attackDamage, {
  share: ({ row }) => fraction(row.share),
});

/** All damage to the victim, by attacker. */
export const attackDamage = (kill: documents.KillDetailsFragment): readonly AttackDamage[] =>
  attacksOf(kill).flatMap(({ attacker: { character: attacker } }) =>
    damageTable(kill.damage, attacker.id).rows.map((row) => ({ attacker, row })),
  );
