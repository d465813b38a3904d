import { percentile } from '../benchmark/percentile.ts';

/** The outcome of one request. */
export interface Answered {
  /** 0 where there was no answer. */
  readonly status: number;
  /** Milliseconds to the last byte. */
  readonly took: number;
}

const OK = 200;
const SHED = 503;

/** The answers that bring a page. */
export const accepted = (all: readonly Answered[]) => all.filter(({ status }) => status === OK);

/** The answers that say that there are too many visitors. */
export const refused = (all: readonly Answered[]) => all.filter(({ status }) => status === SHED);

/** All others: errors, and requests without an answer. */
export const failed = (all: readonly Answered[]) =>
  all.filter(({ status }) => status !== OK && status !== SHED);

/** Milliseconds that a share of the answers take at most. */
export const timeOf = (all: readonly Answered[], share: number): number =>
  percentile(
    all.map(({ took }) => took),
    share,
  );
