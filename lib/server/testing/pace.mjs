/** Milliseconds that `work` takes on a quiet machine of two cores. */
const REFERENCE_MS = 12;
const ROUNDS = 5;

/**
 * Measures how many times slower this machine is now than a quiet one with two cores; at least 1. Limits that only end
 * hanging work are multiplied by it, so that a slow machine makes a run long and never red.
 */
export function measurePace() {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.max(1, Math.max(...times) / REFERENCE_MS);
}

/** Makes text of objects and objects of text, as most of the tests do. */
function work() {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `Row ${id}`, tags: ['one', 'two'] }));
  JSON.parse(JSON.stringify(rows));
}
