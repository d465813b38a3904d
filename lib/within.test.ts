import { expect, it } from 'vitest';

import { within } from './within.ts';

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds, 'value'));

it('gives what comes in time, and fails as it fails', async () => {
  expect(await within(50, after(1))).toBe('value');
  expect(await within(1, after(50))).toBeUndefined();
  await expect(within(50, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

it('takes what is there already, however little time is left', async () => {
  expect(await within(0, Promise.resolve('value'))).toBe('value');
});
