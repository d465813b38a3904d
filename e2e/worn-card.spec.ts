import { expect } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { SITE } from './servers/addresses.ts';
import { armoryOf, setsOf } from './api/armory-totals.ts';
import { test } from './pages/standing-browser.ts';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly talismans: readonly { readonly name: string }[];
  readonly set: { readonly name: string; readonly worn: number | null } | null;
}

const cardOf = (id: string, slot: string) => fetch(`${SITE}/character/${id}/armory/${slot}/tooltip`);

test('every worn item has a card with its talismans and how much of its set is worn', async () => {
  const armory = await armoryOf(fixtures().armored);
  const sets = new Map(setsOf(armory).map(({ set, worn }) => [set.id, { name: set.name, worn }]));
  for (const { equipSlot, item, talismans } of armory.items) {
    const response = await cardOf(armory.id, equipSlot);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const card: Card = await response.json();
    expect([card.id, card.name]).toEqual([item.id, item.name]);
    expect(card.talismans.map(({ name }) => name)).toEqual(talismans.map(({ name }) => name));
    if (item.itemSet) expect(card.set).toMatchObject(sets.get(item.itemSet.id) ?? {});
    else expect(card.set).toBeNull();
  }
});

test('there is no card where nothing is worn', async () => {
  const { armored, bare } = fixtures();
  const { items } = await armoryOf(armored);
  const free = ['OFF_HAND', 'RANGED_WEAPON', 'EVENT', 'STANDARD', 'TROPHY5', 'NONE'];
  const empty = free.filter((slot) => items.every(({ equipSlot }) => equipSlot !== slot));
  expect(empty.length).toBeGreaterThan(0);
  const cases = [
    [bare, 'HELM'],
    ['99999998', 'HELM'],
    ['abc', 'HELM'],
    [`0${armored}`, 'HELM'],
    [armored, 'helm'],
    [armored, 'NONSENSE'],
    [armored, 'toString'],
    [armored, 'HELM%2F..'],
    ...empty.map((slot) => [armored, slot] as const),
  ] as const;
  for (const [id, slot] of cases) {
    const response = await cardOf(id, slot);
    expect([slot, response.status]).toEqual([slot, 404]);
    expect(await response.json()).toEqual({ error: 'Not found' });
  }
});
