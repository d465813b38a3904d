import { errorCode } from '#graphql/sql/engine/error-code.ts';

/**
 * Classes of SQLSTATE for a database that is away, full or shutting down, and for statements that were cancelled, for
 * their duration or for waiting too long for a lock.
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
 * Codes of a connection that broke during a query, since the server died or ended its sessions; and of a statement that
 * a standby cancelled because of its primary's writes.
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

/** True if an error only means that the database is temporarily unavailable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return BROKEN_CODES.has(code) || AWAY_CODES.has(code) || AWAY_STATE.test(code);
}

/** True if the same statement may succeed on another connection. */
export const isConnectionBroken = (error: unknown): boolean => BROKEN_CODES.has(errorCode(error));

/** True if a statement failed for the rows that it writes: values that do not fit, or that break a constraint. */
export const areRowsWrong = (error: unknown): boolean => /^2[23]...$/.test(errorCode(error));

/**
 * True if a statement failed for a value that a client sent: one that the type of a column cannot hold, such as a text
 * with a NUL, or more of them than a statement takes. A division by zero is our own fault.
 */
export const isInputWrong = (error: unknown): boolean => /^(?:22(?!012)|54)...$/.test(errorCode(error));

/** True if there was no room on the database's disk. */
export const isDiskFull = (error: unknown): boolean => errorCode(error) === '53100';
