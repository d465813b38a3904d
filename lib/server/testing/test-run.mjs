import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run, step } from '../launch/command.mjs';

const CONFIG = ['--config', 'graphql/testing/vitest.config.ts', '--root', '.'];
const REPORTERS = ['--reporter=default', '--reporter=json'];
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', ...CONFIG, ...REPORTERS];
const PLAYWRIGHT = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', '--reporter=list,json'];

const total = { passed: 0, failed: 0 };

/** Runs a step that counts as one failed test when it fails. */
export async function check(title, action) {
  const worked = await step(title, action);
  if (!worked) total.failed += 1;
  return worked;
}

/** Runs a script of package.json as such a step. */
export const script = (name, title) => check(title, async () => (await npm(['run', name, '--silent'])) === 0);

/** Runs Vitest with arguments of its own, and counts its tests. */
export const vitest = (title, args = [], env = {}) =>
  countTests(title, (report) => [[...VITEST, `--outputFile.json=${report}`, ...args], env]);

/** Runs the browser tests in a Chromium, and counts them. */
export const playwright = (title, chromium) =>
  countTests(title, (report) => [
    PLAYWRIGHT,
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  ]);

/** Counts the tests of a run by its report in JSON; a run that fails otherwise than by a test is one failure. */
function countTests(title, commandOf) {
  return step(title, async () => {
    const report = join(root, 'test-results', `${title}.json`);
    rmSync(report, { force: true });
    const [args, env] = commandOf(report);
    const code = await run(process.execPath, args, { env });
    const { passed, failed } = countsIn(report);
    total.passed += passed;
    total.failed += failed === 0 && code !== 0 ? 1 : failed;
    return code === 0;
  });
}

/** A test that passed at the second try has passed; Playwright lists it as flaky. */
function countsIn(report) {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      : { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Prints the result of all steps in the last line, and sets the exit code. */
export function end() {
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
}
