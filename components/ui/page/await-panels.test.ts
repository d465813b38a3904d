import { describe, expect, it } from 'vitest';

import { after, settledWithin, track } from './load.tsx';

const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

describe('track', () => {
  it('notes what a promise came to', async () => {
    const good = track(Promise.resolve(7));
    const bad = track(Promise.reject<number>(new Error('down')));
    await settledWithin([good, bad], 50);

    expect([good.status, good.value]).toEqual(['fulfilled', 7]);
    expect([bad.status, bad.reason]).toEqual(['rejected', new Error('down')]);
  });
});

describe('settledWithin', () => {
  it('says whether all has arrived', async () => {
    expect(await settledWithin([], 86_400_000)).toBe(true);
    expect(await settledWithin([later(5, 'rows'), Promise.reject(new Error('down'))], 86_400_000)).toBe(true);
    expect(await settledWithin([later(50, 'rows')], 1)).toBe(false);
  });

  it('returns as soon as everything has arrived', async () => {
    const panel = track(later(5, 'rows'));
    // A day: a test that waits for the budget never ends.
    await settledWithin([panel], 86_400_000);

    expect(panel.status).toBe('fulfilled');
  });

  it('gives up on what is slower than the budget and keeps what came in time', async () => {
    const quick = track(later(5, 'rows'));
    const slow = track(later(5_000, 'rows'));
    await settledWithin([quick, slow], 40);

    expect(quick.status).toBe('fulfilled');
    expect(slow.status).toBe('pending');
  });
});

describe('after', () => {
  it('gives a panel once the one above it has arrived, or failed', async () => {
    const order: string[] = [];
    const above = later(20, 'above').then(() => order.push('above'));
    expect(
      await after(
        above,
        Promise.resolve('below').finally(() => order.push('below')),
      ),
    ).toBe('below');
    expect(order).toEqual(['below', 'above']);
    expect(await after(Promise.reject(new Error('down')), Promise.resolve(7))).toBe(7);
    await expect(after(Promise.resolve(), Promise.reject(new Error('down')))).rejects.toThrow('down');
  });
});
