import { existsSync, readFileSync } from 'node:fs';

/** The result of a test run without tests. */
const nothing = { passed: 0, failed: 0 };

/** A step that is no test but counts as one when it fails. */
export function countStep(worked) {
  return worked ? nothing : { passed: 0, failed: 1 };
}

/** The counts of several runs together. */
export function addCounts(counts) {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    nothing,
  );
}

/** Counts a Vitest report; a file that could not be loaded is one failure. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Counts a Playwright report; a test that passed at the second try has passed, and is named. */
export function countPlaywright(report) {
  const { expected, flaky, unexpected } = report.stats;
  const named = report.suites.flatMap((suite) => flakyIn(suite));
  return { passed: expected + flaky, failed: unexpected, flaky: named };
}

/** Titles of the flaky tests of a suite and of those inside it. */
function flakyIn({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const inside = [...own.map((spec) => spec.title), ...suites.flatMap((suite) => flakyIn(suite))];
  return inside.map((name) => `${title} › ${name}`);
}

/** Reads a report, and counts a run that failed otherwise than by a test as one failure. */
export function readCounts(path, exitCode, count) {
  const counts = existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : nothing;
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
