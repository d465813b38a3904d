import type { SampledDeathFragment, SampledKillFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

/** The number of all kills or deaths, and the newest of them, as many as one page of the API holds. */
export interface SampledList<Row = { readonly time: number | string }> {
  readonly total: number;
  /** The newest first. */
  readonly rows: readonly Row[];
}

/** The deeds of a player or a guild, in numbers that are exact and in records that may be a part. */
export interface KillSample {
  readonly kills: SampledList<SampledKillFragment>;
  readonly deaths: SampledList<SampledDeathFragment>;
  /** Kills that the killer did all the damage of; exact. */
  readonly solo: number;
  /** Kills and deaths since Monday; exact, and of no filter. */
  readonly thisWeek: { readonly kills: number; readonly deaths: number };
}

/** True if the records are all that there are. */
export const isWhole = ({ total, rows }: SampledList): boolean => rows.length >= total;

/**
 * Says how many records a sample holds.
 * @example sampleWords({ total: 240, rows }, 'kill', 'kills') // 'the newest 100 of 240 kills'
 */
export function sampleWords(list: SampledList, one: string, many: string): string {
  const { total, rows } = list;
  if (!isWhole(list)) return `the newest ${thousands(rows.length)} of ${thousands(total)} ${many}`;
  if (rows.length === 1) return `the one ${one}`;
  return `all ${thousands(rows.length)} ${many}`;
}
