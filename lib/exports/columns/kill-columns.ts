import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';

import { combatantColumns } from './combatant-columns.ts';
import { column, type ExportColumn } from '../export-table.ts';
import { isoTime } from './iso-time.ts';

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
