import type { Locator } from '@playwright/test';

import type { PageSample } from './page-samples.ts';
import type { Action } from './measure-clicks.ts';

/** Milliseconds in which a visitor's pointer comes to rest on what is going to be clicked. */
const REST = 400;

/** Milliseconds for which a button is held. Without them the scripts of the test's own click are measured too. */
const HELD = { delay: 80 };

async function click(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(REST);
  await target.click(HELD);
}

/** What is clicked, on pages of these kinds; none for a kind that was not reached. */
export function clickActions(pages: readonly PageSample[]): readonly Action[] {
  const on = (kind: string, name: string, act: Action['act']): readonly Action[] =>
    pages.filter((page) => page.kind === kind).map(({ path }) => ({ name, path, act }));
  return [
    ...on('/scenario/[id]', 'tab', (page) =>
      click(page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'Kills', exact: true })),
    ),
    ...on('/kills', 'pager', (page) =>
      click(
        page.getByRole('navigation', { name: 'Pages of newest first' }).getByRole('link', { name: 'Next' }),
      ),
    ),
    // What checks a box looks for it once more while the rows are drawn.
    ...on('/kills', 'filter', (page) => click(page.getByRole('checkbox', { name: 'Solo Kills Only' }))),
    ...on('/scenario/[id]', 'sort header', (page) =>
      click(page.getByRole('columnheader', { name: 'Damage', exact: true }).getByRole('link')),
    ),
  ];
}
