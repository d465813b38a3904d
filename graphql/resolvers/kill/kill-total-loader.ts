import DataLoader from 'dataloader';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { killTotals, type KillTotalQuestion } from '#graphql/sql/kill/kill-total.ts';

/** The most counts in one statement. */
const MOST = 50;

/** Counts kills, with one statement for all lists of a request, and once where several ask the same. */
export const killTotal = (sql: Database) =>
  new DataLoader<KillTotalQuestion, number, string>((questions) => killTotals(sql, questions), {
    cacheKeyFn: ({ query }) => JSON.stringify(query),
    maxBatchSize: MOST,
  });
