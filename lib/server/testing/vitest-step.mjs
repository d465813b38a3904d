import { step } from '../launch/step.mjs';
import { countVitest } from './test-counts.mjs';

const CONFIG = ['--config', 'graphql/testing/vitest.config.ts', '--root', '.'];

/**
 * Runs unit tests as a step of a run.
 * @param args which ones, as Vitest takes them
 */
export function vitestStep(testRun, title, { name, args = [], env = {} }) {
  return step(title, () =>
    testRun.tests(name, {
      argsOf: (report) => [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...args,
        ...CONFIG,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      envOf: () => env,
      count: countVitest,
    }),
  );
}
