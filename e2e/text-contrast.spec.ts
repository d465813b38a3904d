import { expect } from '@playwright/test';

import { test } from './pages/standing-browser.ts';
import { axeViolations } from './screens/visit-screen.ts';

/** A page with one text in a part that axe alone does not decide. */
const pageOf = (part: string) => `<!doctype html><html lang="en"><title>Contrast</title><style>
  body { margin: 0; background: #fff; color: #111; font: 16px sans-serif }
  .framed { position: relative }
  .framed::before { content: ""; position: absolute; inset: 0; background: linear-gradient(#000, #000) 0 0 / 9px 1px no-repeat }
  .picture { background-image: linear-gradient(90deg, #fff, #eee) }
  .faint { color: #aaa }
  .row { position: relative }
  .row a { position: absolute; inset: 0 }
</style><main><h1>Contrast</h1>${part}</main></html>`;

for (const [where, part] of [
  ['in a frame that a pseudo-element draws', '<div class="framed"><p class="TEXT">A text</p></div>'],
  ['over a gradient', '<div class="picture"><p class="TEXT">A text</p></div>'],
  ['of one letter', '<p class="TEXT">7</p>'],
  [
    'below the link of its row',
    '<div class="row"><p class="TEXT">A text</p><a href="/" aria-label="Row"></a></div>',
  ],
] as const) {
  test(`a faint text ${where} is found, and a clear one is not`, async ({ page }) => {
    await page.setContent(pageOf(part.replace('TEXT', 'faint')));
    expect(await axeViolations(page, 'contrast')).toEqual([expect.stringMatching(/contrast: p: /)]);
    await page.setContent(pageOf(part.replace('TEXT', 'clear')));
    expect(await axeViolations(page, 'contrast')).toEqual([]);
  });
}

test('of texts that look alike, the first and the last are compared with their ground, and each that differs', async ({
  page,
}) => {
  const row = (look: string) => `<tr><td class="${look}">A text</td></tr>`;
  const rows = [row('clear'), row('clear'), row('faint'), row('clear')].join('');
  await page.setContent(pageOf(`<table><tbody>${rows}</tbody></table>`));
  expect(await axeViolations(page, 'contrast')).toEqual([
    expect.stringMatching(/^color-contrast: \.faint: /),
  ]);
  await page.addStyleTag({ content: 'tr:last-child td { background: #222 }' });
  expect(await axeViolations(page, 'contrast')).toHaveLength(2);
});
