import DataLoader from 'dataloader';
import type { Database } from '#graphql/sql/engine/database.ts';
import { killTotals, type KillTotalQuestion } from '#graphql/sql/kill/kill-total.ts';

/** Counts in one statement, at most. */
const MOST = 50;

/** Counts of kills: those of all lists that one request asks for at a time in one statement. */
export const killTotal = (sql: Database) =>
  new DataLoader<KillTotalQuestion, number>((questions) => killTotals(sql, questions), {
    cache: false,
    maxBatchSize: MOST,
  });
