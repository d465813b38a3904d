import type { DamageRow } from '#lib/game/battles/kill-damage.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { fraction } from './fraction.ts';

/** A source of damage in a table of them (rules.md: Damage tables). */
export const DAMAGE_COLUMNS: readonly ExportColumn<DamageRow>[] = [
  column('source', 'Ability, or another source of damage', ({ text }) => text),
  column('iconUrl', "Address of the ability's picture", ({ iconUrl }) => iconUrl),
  column('damage', 'Points of damage', ({ amount }) => amount),
  column('share', "Part of the table's total, 0 to 1", ({ share }) => fraction(share)),
];
