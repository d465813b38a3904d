/** Seconds with one decimal, as in `2.1 s`. */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs one step, prints its name and its duration, and returns whether it succeeded. */
export async function step(name, action) {
  const began = performance.now();
  console.log(`\n▸ ${name}`);
  const worked = await action();
  const mark = worked ? '✓' : '✗';
  console.log(`${mark} ${name} (${seconds(performance.now() - began)})`);
  return worked;
}
