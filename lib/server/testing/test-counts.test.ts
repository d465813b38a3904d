import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addCounts, countPlaywright, countStep, countVitest, readCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'war-ledger-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(name: string, report: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(report));
  return path;
}

test('tests that passed and failed are counted, and files that could not be loaded', () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 2,
    testResults: [
      { status: 'passed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 40, failed: 3 });
});

test('a browser test that passed at the second try has passed, and is named', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'kill.spec.ts',
      specs: [spec('opens', 'expected')],
      suites: [{ title: 'scripts off', specs: [spec('opens', 'flaky'), spec('closes', 'unexpected')] }],
    },
  ];
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 }, suites };
  const flaky = ['kill.spec.ts › scripts off › opens'];
  expect(countPlaywright(report)).toEqual({ passed: 8, failed: 2, flaky });
});

test('a run that failed without a failed test is one failure', () => {
  const vitest = { numPassedTests: 3, testResults: [] };
  const good = reportFile('good.json', { ...vitest, numFailedTests: 0 });
  const bad = reportFile('bad.json', { ...vitest, numFailedTests: 2 });
  expect(readCounts(good, 0, countVitest)).toEqual({ passed: 3, failed: 0 });
  expect(readCounts(good, 1, countVitest)).toEqual({ passed: 3, failed: 1 });
  expect(readCounts(bad, 1, countVitest)).toEqual({ passed: 3, failed: 2 });
  expect(readCounts(join(folder, 'none.json'), 1, countVitest)).toEqual({ passed: 0, failed: 1 });
});

test('steps count when they fail only', () => {
  const counts = [countStep(true), countStep(false), { passed: 5, failed: 1 }];
  expect(addCounts(counts)).toEqual({ passed: 5, failed: 2 });
});
