import { afterEach, expect, it, vi } from 'vitest';

import { printPage } from './print-page.ts';

afterEach(() => vi.unstubAllGlobals());

it('prints the page where its button was pressed, and nowhere else', () => {
  const print = vi.fn();
  class Pressed {
    constructor(readonly around: string) {}
    closest = (selector: string) => (selector === this.around ? this : null);
  }
  vi.stubGlobal('window', { print });
  vi.stubGlobal('Element', Pressed);
  const press = (target: unknown) => printPage({ target } as MouseEvent);
  for (const target of [null, new Pressed('a')]) press(target);
  expect(print).not.toHaveBeenCalled();
  press(new Pressed('[data-print]'));
  expect(print).toHaveBeenCalledOnce();
});
