import { describe, expect, it } from 'vitest';

import { shownTab } from './shown-tab.ts';

const tabs = (quests: number, vendorItems: number) =>
  [
    { name: 'quests', count: quests },
    { name: 'vendorItems', count: vendorItems },
  ] as const;

describe('shownTab', () => {
  it.each([
    [null, 2, 3, 'quests'],
    [null, 0, 3, 'vendorItems'],
    ['quests', 2, 3, 'quests'],
    ['vendorItems', 2, 3, 'vendorItems'],
    ['quests', 0, 3, 'vendorItems'],
    ['vendorItems', 2, 0, 'quests'],
    ['vendorItems', 0, 0, null],
    [null, 0, 0, null],
  ] as const)('asked for %s, of %i quests and %i goods, is %s', (asked, quests, goods, shown) => {
    expect(shownTab(asked, tabs(quests, goods))).toBe(shown);
  });
});
