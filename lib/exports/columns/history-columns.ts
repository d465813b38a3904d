import type * as documents from '#graphql/generated/documents.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './history-columns.json' with { type: 'json' };

const dayCell = (day: number | null) => (day === null ? null : (isoTime(day)?.slice(0, 10) ?? null));

export const STEP_COLUMNS = columnsOf<documents.StepOfHistoryFragment>()(about.step, {
  day: ({ day }) => dayCell(day),
});

export const SPELL_COLUMNS = columnsOf<documents.SpellOfHistoryFragment>()(about.spell, {
  firstDay: ({ from }) => dayCell(from),
  lastDay: ({ to }) => dayCell(to),
  dayBefore: ({ after }) => dayCell(after),
  dayAfter: ({ before }) => dayCell(before),
});

export const MONTH_COLUMNS = columnsOf<documents.MonthOfGuildFragment>()(about.month, {
  month: ({ month }) => dayCell(month)?.slice(0, 7) ?? null,
});

export const MOVE_COLUMNS = columnsOf<documents.MoveOfGuildFragment>()(about.move, {
  character: characterColumns('character', ({ character }) => character),
  day: ({ day }) => dayCell(day),
  dayBefore: ({ otherDay }) => dayCell(otherDay),
});
