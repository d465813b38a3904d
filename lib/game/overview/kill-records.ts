import type { SampledDeathFragment, SampledKillFragment } from '#graphql/generated/documents.ts';
import { toDate } from '#lib/format/time.ts';

/** The number of all kills or deaths, and the newest of them, as many as one page of the API holds. */
export interface SampledList<Row = { readonly time: number | string }> {
  readonly total: number;
  /** The newest first. */
  readonly rows: readonly Row[];
}

/** The newest kills and deaths themselves. */
export interface KillRecords {
  readonly kills: SampledList<SampledKillFragment>;
  readonly deaths: SampledList<SampledDeathFragment>;
}

/**
 * The kills and deaths since the same moment, to be set beside each other: the second of the oldest record of a list that
 * is cut, and what is before it, may lack some.
 */
export function sinceOneMoment({ kills, deaths }: KillRecords): KillRecords {
  const after = Math.max(...[kills, deaths].map(cutAt));
  const since = <Row extends SampledList['rows'][number]>({ total, rows }: SampledList<Row>) => ({
    total,
    rows: rows.filter(({ time }) => secondOf(time) > after),
  });
  return { kills: since(kills), deaths: since(deaths) };
}

const cutAt = ({ total, rows }: SampledList): number =>
  rows.length < total ? Math.min(...rows.map(({ time }) => secondOf(time))) : Number.NEGATIVE_INFINITY;

const secondOf = (time: number | string): number => Math.floor((toDate(time)?.getTime() ?? 0) / 1000);
