import { ProcessWide } from '#lib/process-wide.ts';

import type { Repairs } from './check.ts';

/** The report of a repaired answer. It contains neither the answer nor who asked. */
export interface RepairedAnswer {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  readonly repairs: Repairs;
  /** The number of errors beside the data. */
  readonly errors: number;
  /** The id of the visitor's request that began the call; undefined for calls in the background. */
  readonly requestId: string | undefined;
}

type RepairReporter = (answer: RepairedAnswer) => void;

const shared = new ProcessWide<RepairReporter>('repaired-answers');

/** Registers a function that is called with the report of every repaired answer. */
export function registerRepairReporter(reporter: RepairReporter): void {
  shared.set(reporter);
}

/** Reports an answer that was repaired, or that came with errors. */
export function reportRepairs(answer: RepairedAnswer): void {
  const { converted, emptied, dropped, replaced } = answer.repairs;
  if (converted + emptied + dropped + replaced + answer.errors > 0) shared.get()?.(answer);
}
