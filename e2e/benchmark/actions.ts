import type { PageSample } from './page-samples.ts';
import type { Action } from './measure-clicks.ts';

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
        .click(),
    ),
    ...on('/kills', 'pager', (page) =>
      page
        .getByRole('navigation', { name: 'Pages of newest first' })
        .getByRole('link', { name: 'Next' })
        .click(),
    ),
    // What checks a box looks for it once more while the rows are drawn.
    ...on('/kills', 'filter', (page) => page.getByRole('checkbox', { name: 'Solo Kills Only' }).click()),
    ...on('/scenario/[id]', 'sort header', (page) =>
      page.getByRole('columnheader', { name: 'Damage', exact: true }).getByRole('link').click(),
    ),
  ];
}
