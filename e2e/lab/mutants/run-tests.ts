import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type FindingTest, needsBuild } from './mutant.ts';
import { runProgram } from '../program.ts';

/** The results of a test run. */
export interface TestOutcome {
  readonly passed: number;
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  /** The output of the runner, for a run in which no test ran. */
  readonly output: string;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number };
  readonly suites: readonly PlaywrightSuite[];
}

/**
 * Runs tests of one kind in a copy of the sources: unit tests by their files, browser tests by file and title, on the
 * existing build.
 */
export async function runTests(copy: string, tests: readonly FindingTest[]): Promise<TestOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-report-'));
  const report = join(folder, 'report.json');
  const isBrowser = tests.some((test) => needsBuild(test));
  const command = isBrowser ? playwright(tests) : [...vitest(tests), `--outputFile.json=${report}`];
  try {
    const output = await runProgram([process.execPath, ...command], copy, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    if (!existsSync(report)) return { passed: 0, failed: [], output };
    const text = readFileSync(report, 'utf8');
    return { ...(isBrowser ? ofPlaywright(JSON.parse(text)) : ofVitest(JSON.parse(text))), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const filesOf = (tests: readonly FindingTest[]) => [...new Set(tests.map(({ file }) => file))];

const vitest = (tests: readonly FindingTest[]) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  ...filesOf(tests),
  '--config=graphql/testing/vitest.config.ts',
  '--root=.',
  '--reporter=json',
];

/** Escapes a title, so that it matches itself as a pattern. */
const escaped = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Runs browser tests without retries: a fault fails at the first try, and a second one would only take time. */
const playwright = (tests: readonly FindingTest[]) => [
  'node_modules/playwright/cli.js',
  'test',
  ...filesOf(tests).map((file) => file.replace(/^e2e\//, '')),
  '--config=e2e',
  '--reporter=json',
  '--retries=0',
  `--grep=${tests.map(({ title = '' }) => escaped(title)).join('|')}`,
];

function ofVitest({ numPassedTests, testResults }: VitestReport) {
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  return { passed: numPassedTests, failed: failed.map(({ fullName }) => fullName) };
}

function ofPlaywright({ stats, suites }: PlaywrightReport) {
  return { passed: stats.expected, failed: suites.flatMap((suite) => failedIn(suite)) };
}

function failedIn({ specs = [], suites = [] }: PlaywrightSuite): readonly string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return [...own, ...suites.flatMap((suite) => failedIn(suite))];
}
