import {
  type AttackerTagFragment,
  type KillDetailsFragment,
  KillDetailsFragmentDoc,
  type KillPageFragment,
  KillPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { GuildFeud, PlayerFeud } from '#lib/data/war/feuds.ts';
import type { KillSums } from '#lib/game/battles/kill-sums.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { type DamageRow, damageShare, damageTable, damageTotal } from '#lib/game/battles/kill-damage.ts';
import { previewOfKill } from '#lib/preview/kinds/preview-of-kill.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';

import { combatantColumns } from '../columns/combatant-columns.ts';
import { DAMAGE_COLUMNS } from '../columns/damage-columns.ts';
import { allRows, column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import { fraction } from '../columns/fraction.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { GUILD_FEUD_SHAPE, PLAYER_FEUD_SHAPE } from './feud-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { KILL_SUMS } from '../shapes/kill-sums-shape.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';
import { killBlock } from '../text/kill-block.ts';

/** The parts of the list of all kills. */
interface KillsParts {
  sums: KillSums;
  kills: KillPageFragment | null;
}

export const KILLS_EXPORTS: PageExports<object, KillsParts> = {
  address: '/kills',
  title: 'Kills',
  filter: KILL_FILTER,
  tables: { kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))) },
  record: NOTHING,
  parts: { sums: KILL_SUMS, kills: nullable(fragment(KillPageFragmentDoc)) },
  feed: {
    label: 'Kills',
    title: () => 'Kills',
    entries: async ({ part }) => killEntries(await part('kills')),
  },
};

/** An attacker, with the kill. */
interface Attack {
  readonly attacker: AttackerTagFragment;
  readonly kill: KillDetailsFragment;
}

const ATTACKER_COLUMNS: readonly ExportColumn<Attack>[] = [
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
function attacksOf(kill: KillDetailsFragment): readonly Attack[] {
  const killer = killerOf(kill);
  return (killer ? [killer, ...assistsOf(kill)] : []).map((attacker) => ({ attacker, kill }));
}

/** A row of the damage that one attacker did to the victim. */
interface AttackDamage {
  readonly attacker: AttackerTagFragment;
  readonly row: DamageRow;
}

const ATTACK_DAMAGE_COLUMNS: readonly ExportColumn<AttackDamage>[] = [
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

const damageOf = (kill: KillDetailsFragment): readonly AttackDamage[] =>
  attacksOf(kill).flatMap(({ attacker }) =>
    damageTable(kill.damage, attacker.character.id).rows.map((row) => ({ attacker, row })),
  );

/** The parts of a kill page beside the kill; null where killer or victim is unknown, or has no guild. */
export interface KillParts {
  playerFeud: PlayerFeud | null;
  playerKills: KillPageFragment | null;
  guildFeud: GuildFeud | null;
  guildKills: KillPageFragment | null;
}

export const KILL_EXPORTS: PageExports<KillDetailsFragment, KillParts> = {
  address: '/kill/{id}',
  title: 'A kill',
  tables: {
    attackers: exportTable('Attackers', ATTACKER_COLUMNS, ({ record }) => allRows(attacksOf(record))),
    damage: exportTable('Damage', ATTACK_DAMAGE_COLUMNS, ({ record }) => allRows(damageOf(record))),
    playerFeud: exportTable(
      "Kills of the players' feud",
      KILL_COLUMNS,
      async ({ part }) => rowsOf(await part('playerKills')),
      { prefix: 'player' },
    ),
    guildFeud: exportTable(
      "Kills of the guilds' feud",
      KILL_COLUMNS,
      async ({ part }) => rowsOf(await part('guildKills')),
      { prefix: 'guild' },
    ),
  },
  record: fragment(KillDetailsFragmentDoc),
  parts: {
    playerFeud: nullable(PLAYER_FEUD_SHAPE),
    playerKills: nullable(fragment(KillPageFragmentDoc)),
    guildFeud: nullable(GUILD_FEUD_SHAPE),
    guildKills: nullable(fragment(KillPageFragmentDoc)),
  },
  text: ({ record }) => killBlock(record),
  preview: ({ record }) => previewOfKill(record),
};
