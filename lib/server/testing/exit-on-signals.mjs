/** Ends this process in order when it is told to stop, so that its exit handlers end what it has started. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
}
