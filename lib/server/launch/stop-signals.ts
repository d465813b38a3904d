import type { EventEmitter } from 'node:events';

/** The same key press reaches us from the terminal, from npm and from the launcher: within this time it is one. */
const DUPLICATE_WINDOW = 500;

export interface StopSignals {
  /** The source of the signals: the process. */
  readonly source: Pick<EventEmitter, 'on'>;
  /** Stops the server in order; called once. */
  readonly stop: (reason: string) => Promise<void>;
  /** Is called on SIGHUP, which otherwise stops as the others do. */
  readonly reload?: () => void;
  readonly exit: (code: number) => void;
  /** Milliseconds of any clock that does not go back. */
  readonly now?: () => number;
}

/** Stops in order on the first signal, or when the parent process is gone, and at once on the second. */
export function stopOnSignals({
  source,
  stop,
  reload,
  exit,
  now = () => performance.now(),
}: StopSignals): void {
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
  for (const signal of ['SIGTERM', 'SIGINT']) source.on(signal, () => onSignal(signal));
  source.on('SIGHUP', reload ?? (() => onSignal('SIGHUP')));
  source.on('disconnect', () => onSignal('the parent process is gone'));
}
