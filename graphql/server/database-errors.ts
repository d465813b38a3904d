/**
 * Classes of SQLSTATE that say that the database is away, full or going down, and statements that were cancelled, such
 * as for their time, or waited too long for a table that somebody has locked.
 */
const AWAY_STATE = /^(08...|53...|57P0.|57014|55P03|40P01)$/;
const AWAY_CODES = new Set([
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
]);

/**
 * Codes of a connection that broke under its queries: the server died, or ended its sessions; and of a statement that a
 * standby has ended for what its primary writes.
 */
const BROKEN_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '40001',
]);

/** True if an error only means that the database is unavailable at present. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  return BROKEN_CODES.has(code) || AWAY_CODES.has(code) || AWAY_STATE.test(code);
}

/** True if the same statement may succeed on another connection. */
export const isConnectionBroken = (error: unknown): boolean => BROKEN_CODES.has(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
