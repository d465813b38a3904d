import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Whether the kept object and one that Node makes after garbage was collected share a hidden class. */
const COMPARE = `
  const { executionAsyncResource } = require('node:async_hooks');
  setTimeout(() => {
    for (let round = 0; round < 5; round += 1) gc();
    process.nextTick(() => {
      const kept = globalThis[Symbol.for('war-ledger.tick-object')];
      console.log(kept !== executionAsyncResource() && %HaveSameMap(kept, executionAsyncResource()));
    });
  }, 1);
`;

test('an object of process.nextTick is kept, and later ones share its hidden class', () => {
  const preload = new URL('keep-tick-shape.mjs', import.meta.url).href;
  const flags = ['--expose-gc', '--allow-natives-syntax', '--import', preload];
  const output = execFileSync(process.execPath, [...flags, '--eval', COMPARE], { encoding: 'utf8' });
  expect(output.trim()).toBe('true');
});
