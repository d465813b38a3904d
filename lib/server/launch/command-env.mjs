/*
 * The environment of the commands that set up the site: they run before anything is installed, so that lib/env.ts,
 * which checks the site's own variables, cannot be loaded yet.
 */

const read = (name) => process.env[name]?.trim() || undefined;

/** The address that the site listens on, unchecked: a port in digits, and a host or undefined for all hosts. */
export const listenAddress = () => ({ port: read('PORT') ?? '3000', host: read('HOST') });

/** The address at which this machine reaches a site that listens on a host, or on all of them, and on a port. */
export function addressOf(host, port) {
  const isEvery = !host || host === '0.0.0.0' || host === '::';
  return `http://${isEvery ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Returns the environment of a child process: our own with changes, and without telemetry to its maker. */
export const childEnv = (changes = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  ...changes,
});
