import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { facts } from './facts.ts';
import { SCREENS } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violations(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** The explorer is complete only after its editors have come; it has tests of its own below. */
const swept = SCREENS.filter(({ name, alike }) => !alike && name !== 'GraphQL explorer');

for (const { name, address } of swept) {
  test(`${name}: no violation in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await address());
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The themes differ in nothing but colours.
    expect(await violations(page, 'color-contrast')).toEqual([]);

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

for (const { name, address } of SCREENS.filter(({ name }) => ['home', 'kill', 'character'].includes(name))) {
  test(`${name}: no violation on a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await address());
    expect(await violations(page)).toEqual([]);
    await page.locator('summary[aria-label=Menu]').click();
    expect(await violations(page)).toEqual([]);
  });
}

/** The editors scroll with the cursor in their text field, which axe does not see. */
const SCROLLER = /^scrollable-region-focusable: .*\.CodeMirror-scroll: /;

for (const width of [390, 1280]) {
  test(`explorer at ${width} px: no violation in either theme`, async ({ page }) => {
    const found = async (only?: string) =>
      (await violations(page, only)).filter((violation) => !SCROLLER.test(violation));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/graphql');
    const documentation = page.getByRole('button', { name: 'Documentation' });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('totalCount');
    if ((await documentation.getAttribute('aria-expanded')) === 'false') await documentation.click();
    expect(await found()).toEqual([]);
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    expect(await found()).toEqual([]);
    await page.getByRole('button', { name: 'Switch theme' }).click();
    expect(await found('color-contrast')).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('headings do not skip a level', async ({ page }) => {
  for (const path of ['/', '/kills', '/graphql', `/kill/${facts().kill}`, `/guild/${facts().guild}`]) {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${path}: ${levels.join(' ')}`).toBeLessThanOrEqual(1);
    }
  }
});
