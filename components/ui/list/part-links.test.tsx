import { expect, it } from 'vitest';

import { choice } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import type { HeldParts } from '#lib/url/paging/own-part.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../../testing/rendered.ts';
import { PartLinks } from './part-links.tsx';

const FILTER = {
  label: 'Filter quests',
  fields: {
    letter: choice('letter', 'Begins with', [
      { value: 'all', label: 'Any' },
      { value: 'S', label: 'S' },
      { value: 'T', label: 'T' },
    ]),
  },
} as const;

const links = (query: Record<string, string>, held: HeldParts | null = null) =>
  rendered(<PartLinks list={listAddress(routes.quests, query, FILTER)} held={held} />, '/quests');

it('links to the parts of a list, and marks the one that is shown', async () => {
  const whole = await links({});
  expect(whole.links).toEqual([
    { text: 'S', href: '/quests?letter=S' },
    { text: 'T', href: '/quests?letter=T' },
  ]);
  expect(whole.html).not.toMatch(/aria-current/);
  const part = await links({ letter: 'S' });
  expect(part.html).toMatch(/aria-current="true"[^>]*>S</);
  expect(part.html).not.toMatch(/aria-current="true"[^>]*>T</);
});

it('links to no part that is empty, and to all where that is not known', async () => {
  const linked = async (held: HeldParts | null) =>
    (await links({ letter: 'T' }, held)).links.map(({ text }) => text);
  expect(await linked([{ letter: 'S' }])).toEqual(['S']);
  expect(await linked(null)).toEqual(['S', 'T']);
});
