import type { Locator, Page } from '@playwright/test';

import type { Action } from './measure-clicks.ts';
import type { PageSample } from './page-samples.ts';

/** Milliseconds that a pointer rests on its target before a click. */
const REST = 400;

/** Milliseconds for which a button is held. Without them the scripts of the test's own click are measured too. */
const HELD = { delay: 80 };

/** An action that each page of a kind offers. */
interface Doing {
  readonly kind: string;
  readonly name: string;
  readonly act: Action['act'];
}

async function click(target: Locator): Promise<void> {
  await target.hover();
  await target.page().waitForTimeout(REST);
  await target.click(HELD);
}

const clicking = (kind: string, name: string, find: (main: Locator) => Locator): Doing => ({
  kind,
  name,
  act: (page) => click(find(page.getByRole('main'))),
});

const tab = (kind: string, label: string): Doing =>
  clicking(kind, `tab ${label}`, (main) =>
    main.getByRole('navigation').getByRole('link', { name: label, exact: true }),
  );

const pager = (kind: string): Doing =>
  clicking(kind, 'pager', (main) => main.getByRole('link', { name: 'Next', exact: true }).last());

const header = (kind: string, column: string): Doing =>
  clicking(kind, `sort header ${column}`, (main) =>
    main.getByRole('columnheader', { name: column, exact: true }).getByRole('link').first(),
  );

// What checks a box looks for it once more while the rows are drawn.
const checkbox = (kind: string, label: string): Doing =>
  clicking(kind, `filter ${label}`, (main) => main.getByRole('checkbox', { name: label }));

const choice = (kind: string, label: string, option: string): Doing => ({
  kind,
  name: `filter ${label}`,
  act: async (page: Page) => {
    const field = page.getByRole('main').getByRole('combobox', { name: label });
    await field.focus();
    await page.waitForTimeout(REST);
    await field.selectOption(option);
  },
});

const DOINGS: readonly Doing[] = [
  tab('/', 'Scenarios'),
  tab('/scenario/[id]', 'Kills'),
  tab('/skirmish/[id]', 'Kills'),
  tab('/character/[id]', 'Scenarios'),
  tab('/guild/[id]', 'Members'),
  pager('/kills'),
  pager('/scenarios'),
  pager('/skirmishes'),
  pager('/items'),
  pager('/quests'),
  pager('/instance-runs'),
  checkbox('/kills', 'Solo kills only'),
  choice('/kills', 'Period', 'Last month'),
  choice('/skirmishes', 'Location type', 'Scenarios'),
  header('/scenario/[id]', 'Damage'),
  header('/skirmish/[id]', 'Damage'),
  header('/instance-run/[id]', 'Damage'),
];

/** Returns the clicks and choices on pages of these kinds; none for a kind that was not reached. */
export const clickActions = (pages: readonly PageSample[]): readonly Action[] =>
  DOINGS.flatMap(({ kind, name, act }) =>
    pages.filter((page) => page.kind === kind).map(({ path }) => ({ name, path, act })),
  );
