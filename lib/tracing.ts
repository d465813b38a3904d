import { ProcessWide } from './process-wide.ts';

/** Attributes of a span, such as the operation of a question. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Adds attributes that are known only later. */
export type Note = (facts: Facts) => void;

/** Records the steps of answering a request as spans: their durations, and how they nest. */
export interface Tracing {
  /**
   * Runs work as a span within the current one, and settles as the work does.
   * @param caller request headers, which may name the caller's trace; for requests only
   */
  step<Result>(step: StepOf<Result>): Promise<Result>;
}

export interface StepOf<Result> {
  readonly name: string;
  readonly facts: Facts;
  readonly caller?: object;
  readonly work: (note: Note) => Promise<Result>;
}

const shared = new ProcessWide<Tracing>('tracing');

/** Turns tracing on in this process; `undefined` turns it off. */
export function registerTracing(tracing: Tracing | undefined): void {
  shared.set(tracing);
}

/** True while tracing is on. */
export const isTraced = (): boolean => shared.get() !== undefined;

/** Runs work as a span; just runs it while tracing is off. */
export function traced<Result>(step: StepOf<Result>): Promise<Result> {
  return shared.get()?.step(step) ?? step.work(() => undefined);
}
