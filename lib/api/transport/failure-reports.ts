import { ProcessWide } from '#lib/process-wide.ts';

import type { ApiErrorKind } from '../api-error.ts';

/** The report of a failed call. It contains neither the question nor who asked. */
export interface UpstreamFailure {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  readonly kind: ApiErrorKind;
  /** Duration of the call, its retry included. */
  readonly milliseconds: number;
  /** The id of the visitor's request that began the call; undefined for calls in the background. */
  readonly requestId: string | undefined;
}

type FailureReporter = (failure: UpstreamFailure) => void;

const shared = new ProcessWide<FailureReporter>('upstream-failures');

/** Registers a function that is called with the report of every failed call. */
export function registerFailureReporter(reporter: FailureReporter): void {
  shared.set(reporter);
}

/** Reports a failed call to the listeners. */
export function reportFailure(failure: UpstreamFailure): void {
  shared.get()?.(failure);
}
