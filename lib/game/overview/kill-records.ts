import type { SampledDeathFragment, SampledKillFragment } from '#graphql/generated/documents.ts';

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
