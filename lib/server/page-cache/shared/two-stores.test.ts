import { expect, test } from 'vitest';
import { currentCopy } from '../../testing/current-copy.ts';
import type { PageCopy } from '../page-copy.ts';
import type { Purge } from '../../shared/purge.ts';
import type { SharedPages } from './shared-pages.ts';
import { TwoStores } from './two-stores.ts';

class Store implements SharedPages {
  readonly pages = new Map<string, PageCopy>();
  readonly purges: Purge[] = [];
  hear: ((purge: Purge) => number) | undefined;
  asked = 0;

  async find(key: string): Promise<PageCopy | undefined> {
    this.asked += 1;
    return this.pages.get(key);
  }
  keep(key: string, copy: PageCopy): void {
    this.pages.set(key, copy);
  }
  async purge(purge: Purge): Promise<number> {
    return this.purges.push(purge);
  }
  onPurge(forget: (purge: Purge) => number): void {
    this.hear = forget;
  }
}

function twoStores() {
  const [near, far] = [new Store(), new Store()];
  return { near, far, both: new TwoStores(near, far) };
}

test('a fresh page that is near is not asked for far away, and one from there is near afterwards', async () => {
  const { near, far, both } = twoStores();
  far.keep('/kills', currentCopy(1));
  expect((await both.find('/kills', '/kills'))?.age.bornAt).toBe(1);
  expect((await both.find('/kills', '/kills'))?.age.bornAt).toBe(1);
  expect([near.asked, far.asked]).toEqual([2, 1]);
});

test('of two pages the newer one counts, wherever it is', async () => {
  const { near, far, both } = twoStores();
  near.keep('/kills', currentCopy(1, -1));
  far.keep('/kills', currentCopy(2, -1));
  expect((await both.find('/kills', '/kills'))?.age.bornAt).toBe(2);
  near.keep('/items', currentCopy(2, -1));
  far.keep('/items', currentCopy(1, -1));
  expect((await both.find('/items', '/items'))?.age.bornAt).toBe(2);
});

test('a purge goes to both, and one from far away is passed on to what is near', async () => {
  const { near, far, both } = twoStores();
  expect(await both.purge({ path: '/kills', since: 5 })).toBe(2);
  const heard: Purge[] = [];
  both.onPurge((purge) => heard.push(purge));
  far.hear?.({ path: '/items', since: 6 });
  expect(heard).toEqual([{ path: '/items', since: 6 }]);
  expect(near.purges).toEqual([
    { path: '/kills', since: 5 },
    { path: '/items', since: 6 },
  ]);
});
