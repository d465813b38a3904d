import type { EventEmitter } from 'node:events';

/** Milliseconds within which repeated signals count as one: the terminal and npm both pass on the same key press. */
const DUPLICATE_WINDOW = 500;

export interface StopSignals {
  /** The source of the signals: the process. */
  readonly source: Pick<EventEmitter, 'on'>;
  /** Stops the server gracefully; called once. */
  readonly stop: (reason: string) => Promise<void>;
  readonly exit: (code: number) => void;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
}

/** Stops gracefully on the first signal, or when the parent process has ended; exits at once on the second signal. */
export function stopOnSignals({ source, stop, exit, now = () => performance.now() }: StopSignals): void {
  let first: number | undefined;
  const onSignal = (reason: string) => {
    if (first === undefined) {
      first = now();
      stop(reason).then(
        () => exit(0),
        () => exit(1),
      );
    } else if (now() - first > DUPLICATE_WINDOW) exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) source.on(signal, () => onSignal(signal));
  source.on('disconnect', () => onSignal('the parent process is gone'));
}
