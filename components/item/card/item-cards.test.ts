import { afterEach, describe, expect, it, vi } from 'vitest';

import { cardOf } from '#lib/game/items/item-card-fixture.ts';

import { rendered } from '../../testing/rendered.ts';
import { createItemCards, ITEM_TOOLTIP } from './item-tooltip-kind.tsx';

const CARD = cardOf({});

/** Gives cards for all addresses but the missing ones, and records the requests. */
function cards({ limit = 3, missing = new Set<string>() } = {}) {
  const asked: string[] = [];
  const load = createItemCards((address) => {
    asked.push(address);
    return Promise.resolve(missing.has(address) ? null : CARD);
  }, limit);
  return { asked, load };
}

describe('createItemCards', () => {
  it('asks once, also while the answer is on its way', async () => {
    const { asked, load } = cards();
    await Promise.all([load('/a'), load('/a')]);
    expect(await load('/a')).toBe(CARD);
    expect(asked).toEqual(['/a']);
  });

  it('asks again for what could not be had', async () => {
    const missing = new Set(['/a']);
    const { asked, load } = cards({ missing });
    expect(await load('/a')).toBeNull();
    missing.clear();
    expect(await load('/a')).toBe(CARD);
    expect(asked).toEqual(['/a', '/a']);
  });

  it('forgets what was not wanted for longest', async () => {
    const { asked, load } = cards({ limit: 2 });
    for (const address of ['/a', '/b', '/a', '/c', '/a', '/b']) await load(address);
    expect(asked).toEqual(['/a', '/b', '/c', '/b']);
  });
});

describe('the tooltip of an item', () => {
  afterEach(() => vi.unstubAllGlobals());

  const tooltipOf = async (itemCard: string, answer: () => Response | Promise<Response>) => {
    vi.stubGlobal('fetch', async () => answer());
    const owner: Partial<HTMLElement> = { dataset: { itemCard } };
    return (await rendered(await ITEM_TOOLTIP.contentOf(owner as HTMLElement))).text;
  };

  it('is its card without the description', async () => {
    const card = cardOf({ description: 'Worn by kings.' });
    expect(await tooltipOf('/item/7/tooltip', () => Response.json(card))).toBe(
      'Warcrown ◆◆◆◇◇ Rare · Helm Heavy Armor',
    );
  });

  it.each([
    ['/refused', () => Response.json(CARD, { status: 500 })],
    ['/no-card', () => new Response('not JSON')],
    ['/failed', () => Promise.reject<Response>(new Error('offline'))],
    ['', () => Response.json(CARD)],
  ])('is not there where the card cannot be had: %s', async (address, answer) => {
    expect(await tooltipOf(address, answer)).toBe('');
  });
});
