import { install, isInstalled } from '../launch/install.mjs';
import { check, end, script, vitest } from './test-run.mjs';

/* Checks a change within a minute: lint, types, and the unit tests that need no database and take no seconds each. */

if (isInstalled() || (await check('Installing packages', install))) {
  if (await script('generate', 'Generating code')) {
    await Promise.all([script('lint', 'Lint'), script('typecheck', 'Types')]);
    await vitest('Unit tests without a database', ['--project', 'unit']);
  }
}
end();
