import { ProcessWide } from './process-wide.ts';

/** Facts about a step, such as the operation of a question. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Adds facts that are known only later. */
export type Note = (facts: Facts) => void;

/** Keeps account of the steps by which requests are answered: how long each takes, and within which other one. */
export interface Tracing {
  /**
   * Does work as one step within the one that is under way, and rejects as it does.
   * @param caller headers that may name the trace of whoever asks; left out for all but requests
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

/** Has steps kept account of in this process; `undefined` ends that. */
export function registerTracing(tracing: Tracing | undefined): void {
  shared.set(tracing);
}

/** True while somebody keeps account of steps. */
export const isTraced = (): boolean => shared.get() !== undefined;

/** Does work as one step of what is traced; just the work where nobody keeps account. */
export function traced<Result>(step: StepOf<Result>): Promise<Result> {
  return shared.get()?.step(step) ?? step.work(() => undefined);
}
