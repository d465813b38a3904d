import { expect, it, vi } from 'vitest';

import { ProcessWide } from './process-wide.ts';

it('is the same for all who know the name, also in another bundle', async () => {
  new ProcessWide<string>('test').set('one');
  vi.resetModules();
  const bundle = await import('./process-wide.ts');
  expect(bundle.ProcessWide).not.toBe(ProcessWide);
  expect(new bundle.ProcessWide<string>('test').get()).toBe('one');
  expect(new ProcessWide<string>('another test').get()).toBeUndefined();
});

it('is made by the first who asks', () => {
  const shared = new ProcessWide<object>('made test');
  const made = shared.getOrMake(() => ({}));
  expect(shared.getOrMake(() => ({}))).toBe(made);
  shared.set(undefined);
  expect(shared.getOrMake(() => ({}))).not.toBe(made);
});
