import type { Attack } from './attack.ts';
import type { Outcome } from './send-attack.ts';

/** Milliseconds that an answer to something hostile may take on a quiet machine. */
const MOST = 250;
const SHED = 503;

/** The fault of an answer in a few words; undefined where there is none. */
export function faultOf({ answers }: Attack, { statuses, saysWhen, took }: Outcome): string | undefined {
  const error = statuses.find((status) => status >= 500 && status !== SHED);
  if (error !== undefined) return `answers ${error}`;
  if (!saysWhen) return '503 without retry-after';
  if (statuses.length < answers) return `${statuses.length} answers in place of ${answers}`;
  // Of a pipeline each answer has its time.
  return took > MOST * Math.max(1, statuses.length) ? `takes ${Math.round(took)} ms` : undefined;
}
