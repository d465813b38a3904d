import type * as documents from '#graphql/generated/documents.ts';

import { columnsOf } from '../export-table.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './history-columns.json' with { type: 'json' };

export const STEP_COLUMNS = columnsOf<documents.StepOfHistoryFragment>()(about.step, {});
export const SPELL_COLUMNS = columnsOf<documents.SpellOfHistoryFragment>()(about.spell, {});
export const MONTH_COLUMNS = columnsOf<documents.MonthOfGuildFragment>()(about.month, {});
export const MOVE_COLUMNS = columnsOf<documents.MoveOfGuildFragment>()(about.move, {
  character: characterColumns('character', ({ character }) => character),
});
