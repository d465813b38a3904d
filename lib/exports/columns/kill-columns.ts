import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';

import { columnsOf, groupColumns } from '../export-columns.ts';
import about from './kill-columns.json' with { type: 'json' };

/** A kill in a list. The killer is the attacker with the most damage (rules.md: Kills). */
export const KILL_COLUMNS = columnsOf<KillRowFragment>()(about.kill, {
  place: (kill) => killLocation(kill).name,
  placeKind: (kill) => killLocation(kill).kind,
  solo: isSolo,
  killer: groupColumns('combatant', 'killer', killerOf),
});
