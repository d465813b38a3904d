import { expect } from '@playwright/test';
import { answer, open, queryEditor, run } from './pages/explorer-page.ts';
import { test } from './pages/shared-page.ts';
import { axeViolations, collectProblems } from './screens/visit-screen.ts';

test('the editors of the explorer run under the same policy', async ({ page }) => {
  const problems = await collectProblems(page);
  await open(page, '?query=%7B+kills+%7B+totalCount+%7D+%7D');
  await run(page).click();
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
  await page.getByRole('combobox', { name: 'Search types and fields' }).fill('guild');
  await page.getByRole('option').first().click();
  const word = queryEditor(page).locator('.CodeMirror-line').getByText('kills', { exact: true });
  await word.hover();
  await expect(page.locator('.CodeMirror-info')).toBeVisible();
  await word.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Space');
  await page.keyboard.type(' nonsens');
  await expect(page.locator('.CodeMirror-lint-mark-error').first()).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.locator('.CodeMirror-dialog')).toBeVisible();
  expect(problems).toEqual([]);
});

/** The editors scroll with the cursor in their text field, which axe does not see. */
const SCROLLER = /^scrollable-region-focusable: .*\.CodeMirror-scroll: /;

for (const width of [390, 1280]) {
  test(`has no accessibility violation at ${width} px, in either theme`, async ({ page }) => {
    const found = async (rule?: string) =>
      (await axeViolations(page, rule)).filter((violation) => !SCROLLER.test(violation));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const documentation = page.getByRole('button', { name: 'Documentation' });
    await run(page).click();
    await expect(answer(page)).toContainText('totalCount');
    if ((await documentation.getAttribute('aria-expanded')) === 'false') await documentation.click();
    expect(await found()).toEqual([]);
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    expect(await found()).toEqual([]);
    await page.getByRole('button', { name: 'Switch theme' }).click();
    expect(await found('color-contrast')).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
