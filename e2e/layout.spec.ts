import { expect, type Page } from '@playwright/test';

import { queryApi, requireFirst } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openFound } from './pages/open-found.ts';
import { test } from './pages/shared-page.ts';
import { test as freshTest } from './pages/standing-browser.ts';

test('the layout is narrow up to 768 px, and wide from 769 px on', async ({ page }) => {
  await page.goto('/kills');
  const menu = page.locator('summary[aria-label=Menu]');
  const links = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await expect(links).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(menu).toBeHidden();
  await expect(links).toBeVisible();
});

test('the masthead has room for every area, wherever its layout changes', async ({ page }) => {
  await page.goto('/storylines');
  for (const width of [769, 800, 801, 920, 921, 1120, 1121, 1200, 1201]) {
    await page.setViewportSize({ width, height: 700 });
    const scrolls = await page.evaluate(() =>
      [...document.querySelectorAll('header, header nav')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    );
    expect(scrolls, `${width} px`).toBe(false);
    const theme = await page.getByRole('button', { name: 'Switch theme' }).boundingBox();
    expect({ width: theme?.width, left: theme?.x }, `${width} px`).toEqual({
      width: 40,
      left: width - 24 - 40,
    });
    if (width > 1120) expect(await placeholderRoom(page), `${width} px`).toBeGreaterThan(0);
  }
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Players',
    'Guilds',
    'War',
    'Kills',
    'Scenarios',
    'Leaderboards',
    'Library',
    'Dungeons',
    'War journal',
  ]);
});

test('the panels about the war leave no hole under the boards', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const bottom = async (name: string) => {
    const box = await page.getByRole('region', { name }).boundingBox();
    return box ? Math.round(box.y + box.height) : null;
  };
  const end = await bottom('The front');
  expect(end).not.toBeNull();
  expect(await bottom('Biggest battle of the week')).toBe(end);
});

/** Pixels that the search field of the masthead has beside its placeholder. */
function placeholderRoom(page: Page): Promise<number> {
  return page.locator('header [data-hotkey]').evaluate((input: HTMLInputElement) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('The browser draws no text.');
    context.font = getComputedStyle(input).font;
    return input.clientWidth - context.measureText(input.placeholder).width;
  });
}

freshTest.describe('with letters and lines as far apart as a reader needs them', () => {
  freshTest.use({ bypassCSP: true });

  freshTest('no page scrolls sideways', async ({ page }) => {
    for (const path of ['/', '/kills', `/character/${fixtures().character}`, '/scenarios', '/formats']) {
      await openFound(page, path);
      // The distances of WCAG 2.2, success criterion 1.4.12.
      await page.addStyleTag({
        content: `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }
          p { margin-bottom: 2em !important }`,
      });
      for (const width of [390, 820, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(needed, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
  });
});

interface SoloKills {
  readonly kills: {
    readonly nodes: readonly {
      readonly scenario: object | null;
      readonly attackers: readonly {
        readonly damagePercent: number;
        readonly character: { readonly id: string };
      }[];
    }[];
  };
}

test('what a kill is called does not touch the way to its details', async ({ page }) => {
  const { kills } = await queryApi<SoloKills>(
    '{ kills(soloOnly: true, first: 50) { nodes { scenario { id } attackers { damagePercent character { id } } } } }',
  );
  const alone = kills.nodes.filter(({ scenario }) => scenario).flatMap(({ attackers }) => attackers);
  const { character } = requireFirst(alone, 'solo kill in a scenario');
  for (const width of [1280, 1000, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await openFound(page, `/character/${character.id}?soloOnly=true`);
    const touching = await page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const chip = [...row.querySelectorAll('span')].find(({ textContent }) => textContent === 'Solo kill');
        const details = row.querySelector('td:last-child a')?.getBoundingClientRect();
        const box = chip?.getBoundingClientRect();
        return box && details && box.right > details.left ? [`${box.right} > ${details.left}`] : [];
      }),
    );
    expect(touching, `${width} px`).toEqual([]);
    await expect(page.getByText('Solo kill', { exact: true }).first()).toBeVisible();
  }
});
