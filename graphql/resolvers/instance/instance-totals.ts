/** Totals of many runs, or of many tries at encounters. Durations in milliseconds. */
export type Totals = {
  completedCount: number;
  medianDuration: number;
  averageDuration: number;
  minDuration: number;
  maxDuration: number;
  medianDeaths: number;
  averageDeaths: number;
};

export type WithTotals = { totals: () => Promise<Totals> };

/** The totals that both lists have: one statement answers all of them. */
export const totalsFields = {
  completedCount: async ({ totals }: WithTotals) => (await totals()).completedCount,
  medianDuration: async ({ totals }: WithTotals) => (await totals()).medianDuration,
  averageDuration: async ({ totals }: WithTotals) => (await totals()).averageDuration,
  minDuration: async ({ totals }: WithTotals) => (await totals()).minDuration,
  maxDuration: async ({ totals }: WithTotals) => (await totals()).maxDuration,
  medianDeaths: async ({ totals }: WithTotals) => (await totals()).medianDeaths,
  averageDeaths: async ({ totals }: WithTotals) => (await totals()).averageDeaths,
};
