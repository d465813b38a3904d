import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, run } from '../launch/command.mjs';
import { step } from '../launch/step.mjs';
import { addCounts, countStep, readCounts } from './test-counts.mjs';

/** Runs the steps of a test run one by one, adds up their results, and prints them in its last line. */
export class TestRun {
  #reports = mkdtempSync(join(tmpdir(), 'war-ledger-tests-'));
  #counts = [];
  #flaky = [];

  /** A step that counts as one failed test when it fails. */
  async check(name, action) {
    const worked = await step(name, action);
    this.#counts.push(countStep(worked));
    return worked;
  }

  /** A script of package.json as such a step. */
  script(name, title) {
    return this.check(title, async () => (await npm(['run', name, '--silent'])) === 0);
  }

  /**
   * Runs a program of Node's whose tests count.
   * @param argsOf its arguments, given the path of the report that it has to write
   * @param count reads that report: how many passed and failed, and which were flaky
   */
  async tests(name, { argsOf, envOf = () => ({}), count }) {
    const report = join(this.#reports, `${name}.json`);
    const code = await run(process.execPath, argsOf(report), { env: envOf(report) });
    const { flaky = [], ...counts } = readCounts(report, code, count);
    this.#counts.push(counts);
    this.#flaky.push(...flaky);
    return code === 0;
  }

  /** Prints the result, sets the exit code, and removes the reports. */
  end() {
    rmSync(this.#reports, { recursive: true, force: true });
    const { passed, failed } = addCounts(this.#counts);
    process.exitCode = failed === 0 ? 0 : 1;
    if (this.#flaky.length > 0) {
      console.log(`\nPassed at the second try only, which is a defect of the test or of the site:`);
      for (const title of this.#flaky) console.log(`  ${title}`);
    }
    console.log(`\n${passed} passed, ${failed} failed`);
  }
}

/** Does steps that do not need each other at once where there is a core for each, else one after the other. */
export async function sideBySide(...steps) {
  if (availableParallelism() >= steps.length) return Promise.all(steps.map((one) => one()));
  for (const one of steps) await one();
}
