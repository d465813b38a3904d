import { expect, test } from 'vitest';
import { EnvError } from '#lib/env.ts';
import { explain, StartError } from './start-error.ts';

test('what can be mended is told in lines without a stack', () => {
  expect(explain(new StartError('port 3000 is taken.'))).toBe('War Ledger cannot start: port 3000 is taken.');
  expect(explain(new EnvError(['PORT is wrong', 'HOST is wrong']))).toBe(
    'War Ledger cannot start: PORT is wrong\nWar Ledger cannot start: HOST is wrong',
  );
});

test('what nobody foresaw keeps its stack', () => {
  expect(explain(new TypeError('odd'))).toMatch(/cannot start: TypeError: odd\n\s+at /);
});
