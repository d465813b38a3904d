const LEAST = [20, 9];

/** Whether a version such as `20.9.0` runs this site. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1]);
}

/** Says so in one line, and fails the process, when this Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return true;
  console.error(`War Ledger needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
  return false;
}
