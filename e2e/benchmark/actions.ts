import type { PageSample } from './page-samples.ts';
import type { Action } from './measure-clicks.ts';

/** Milliseconds for which a visitor holds a button. Without them the scripts of the test's own click are measured too. */
const HELD = { delay: 80 };

/** What is clicked, on pages of these kinds; none for a kind that was not reached. */
export function clickActions(pages: readonly PageSample[]): readonly Action[] {
  const on = (kind: string, name: string, act: Action['act']): readonly Action[] =>
    pages.filter((page) => page.kind === kind).map(({ path }) => ({ name, path, act }));
  return [
    ...on('/scenario/[id]', 'tab', (page) =>
      page
        .getByRole('main')
        .getByRole('navigation')
        .getByRole('link', { name: 'Kills', exact: true })
        .click(HELD),
    ),
    ...on('/kills', 'pager', (page) =>
      page
        .getByRole('navigation', { name: 'Pages of newest first' })
        .getByRole('link', { name: 'Next' })
        .click(HELD),
    ),
    // What checks a box looks for it once more while the rows are drawn.
    ...on('/kills', 'filter', (page) => page.getByRole('checkbox', { name: 'Solo Kills Only' }).click(HELD)),
    ...on('/scenario/[id]', 'sort header', (page) =>
      page.getByRole('columnheader', { name: 'Damage', exact: true }).getByRole('link').click(HELD),
    ),
  ];
}
