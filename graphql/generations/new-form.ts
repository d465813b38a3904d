import { isoDuration } from '../rules/iso-duration.ts';
import type { OldForm } from './changes.ts';

/** The number that the first generation writes for a draw. */
const DRAW = 2;

/**
 * A value of the first generation as the second writes it.
 * @example inNewForm('seconds', 1775044800) // '2026-04-01T12:00:00.000Z'
 * @example inNewForm('duration', 723) // 'PT12M3S'
 * @example inNewForm('winner', 2) // null
 */
export function inNewForm(form: OldForm, value: number): string | number | null {
  switch (form) {
    case 'seconds':
      return new Date(value * 1000).toISOString();
    case 'milliseconds':
      return new Date(value).toISOString();
    case 'duration':
      return isoDuration(value);
    case 'winner':
      return value === DRAW ? null : value;
  }
}

/** A value that no column contains: all values counted from 1970 are greater. */
const NEVER = -1;
const NO_WINNER = 255;

/** Operators for which a fraction of a second rounds up to the next whole one. */
const ROUNDED_UP: ReadonlySet<string> = new Set(['gte', 'ngte', 'lt', 'nlt']);
const EXACT: ReadonlySet<string> = new Set(['eq', 'neq', 'in', 'nin']);

/**
 * Converts an operand of the second generation to the column of the first. Columns of whole seconds are compared as
 * exactly as the moment is given.
 * @param operand as its scalar has read it; null where the client has sent null
 * @example inOldForm('seconds', 'gt', '2026-04-01T12:00:00.500Z') // 1775044800
 */
export function inOldForm(form: OldForm, operator: string, operand: string | number | null): number | null {
  if (form === 'winner') return operand === null ? DRAW : operand === DRAW ? NO_WINNER : Number(operand);
  if (operand === null) return null;
  const milliseconds = Date.parse(String(operand));
  if (form === 'milliseconds') return milliseconds;
  const seconds = milliseconds / 1000;
  if (EXACT.has(operator)) return Number.isInteger(seconds) ? seconds : NEVER;
  return ROUNDED_UP.has(operator) ? Math.ceil(seconds) : Math.floor(seconds);
}
