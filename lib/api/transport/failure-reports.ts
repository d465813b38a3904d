import type { ApiErrorKind } from '../api-error.ts';

/** What is told of a call that failed: nothing of what was asked, nor of who asked. */
export interface UpstreamFailure {
  /** Name of the operation: "GetKill". */
  readonly operation: string;
  readonly kind: ApiErrorKind;
  /** Until it failed, its retry included. */
  readonly milliseconds: number;
  /** Of the visitor's request that began the call; undefined behind visitors. */
  readonly requestId: string | undefined;
}

type FailureReporter = (failure: UpstreamFailure) => void;

const key: unique symbol = Symbol.for('war-ledger.upstream-failures');

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
const holder: typeof globalThis & { [key]?: FailureReporter | undefined } = globalThis;

/** Hears of every call that fails from now on. */
export function registerFailureReporter(reporter: FailureReporter): void {
  holder[key] = reporter;
}

/** Tells whoever listens of a call that failed. */
export function reportFailure(failure: UpstreamFailure): void {
  holder[key]?.(failure);
}
