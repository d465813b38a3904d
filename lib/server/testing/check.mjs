import { install, isInstalled } from '../launch/install.mjs';
import { sideBySide, TestRun } from './test-run.mjs';
import { vitestStep } from './vitest-step.mjs';

/* Checks a change within a minute: lint, types, and the unit tests that need no database. */

const testRun = new TestRun();
if (isInstalled() || (await testRun.check('Installing packages', install))) {
  if (await testRun.script('generate', 'Generating code')) {
    await sideBySide(
      () => testRun.script('lint', 'Lint'),
      () => testRun.script('typecheck', 'Types'),
    );
    await vitestStep(testRun, 'Unit tests without a database', {
      name: 'unit',
      args: ['--project', 'unit'],
    });
  }
}
testRun.end();
