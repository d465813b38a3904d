const MIN_VERSION = [20, 9];

/** True if a Node version such as `20.9.0` can run this site. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > MIN_VERSION[0] || (major === MIN_VERSION[0] && minor >= MIN_VERSION[1]);
}

/** Prints a line and makes the process fail when this Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return true;
  console.error(`War Ledger needs Node ${MIN_VERSION.join('.')} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
  return false;
}
