import { ProcessWide } from '#lib/process-wide.ts';

import type { Repairs } from './check.ts';

/** The report of a repaired answer. It holds nothing of the answer's content, nor of who asked. */
export interface RepairedAnswer {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  readonly repairs: Repairs;
  /** Errors that stood beside the data. */
  readonly errors: number;
  /** The id of the visitor's request that began the call; undefined for calls in the background. */
  readonly requestId: string | undefined;
}

type RepairReporter = (answer: RepairedAnswer) => void;

const shared = new ProcessWide<RepairReporter>('repaired-answers');

/** Hears of every answer that is repaired from now on. */
export function registerRepairReporter(reporter: RepairReporter): void {
  shared.set(reporter);
}

/** Reports an answer that was repaired, or came with errors beside it, to the listeners. */
export function reportRepairs(answer: RepairedAnswer): void {
  const { converted, emptied, dropped, replaced } = answer.repairs;
  if (converted + emptied + dropped + replaced + answer.errors > 0) shared.get()?.(answer);
}
