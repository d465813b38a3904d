/** Formats milliseconds as seconds with one decimal, such as `2.1 s`. */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs a step, prints its name and duration, and returns true if it succeeded. */
export async function step(name, action) {
  const began = performance.now();
  console.log(`\n▸ ${name}`);
  const worked = await action();
  const mark = worked ? '✓' : '✗';
  console.log(`${mark} ${name} (${seconds(performance.now() - began)})`);
  return worked;
}
