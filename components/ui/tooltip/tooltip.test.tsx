import { expect, it } from 'vitest';

import { rendered } from '../../testing/rendered.ts';
import { TEXT_TOOLTIP } from './text-tooltip.tsx';
import { Tooltip } from './tooltip.tsx';

it('tells more of a value, one fact a line, to visitors without scripts too', async () => {
  const { html } = await rendered(
    <Tooltip of="Damage" lines={['Kill damage: 7', 'Solo: 1']}>
      1,234
    </Tooltip>,
  );
  expect(html).toMatch(/aria-label="Damage: 1,234".* title="Kill damage: 7\nSolo: 1">1,234</);
});

it('takes the title over once and for all, so that the browser does not show it too', async () => {
  const titles = ['Kill damage: 7'];
  const owner = {
    dataset: {} as Record<string, string>,
    getAttribute: () => titles[0] ?? null,
    removeAttribute: () => void titles.pop(),
  } as unknown as HTMLElement;
  for (const _ of ['first', 'second']) {
    expect((await rendered(await TEXT_TOOLTIP.contentOf(owner))).text).toBe('Kill damage: 7');
    expect(titles).toEqual([]);
  }
});
