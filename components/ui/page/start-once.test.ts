import { expect, it, vi } from 'vitest';

import { startOnce } from './start-once.ts';

it('starts panels for what is asked, and notes how they end', async () => {
  const start = vi.fn((id: string, size: number) => ({
    kills: Promise.resolve(id.repeat(size)),
    failing: Promise.reject(new Error('late')),
    title: 'Kills',
  }));
  const panels = startOnce(start)('7', 2);
  expect(start).toHaveBeenCalledWith('7', 2);
  expect(panels.title).toBe('Kills');
  await expect(panels.kills).resolves.toBe('77');
  expect(panels.kills).toHaveProperty('status', 'fulfilled');
  await expect(panels.failing).rejects.toThrow('late');
});
