/** Something that visitors do on pages. */
export interface Action {
  readonly name: string;
  readonly by: 'press' | 'hover' | 'choose' | 'sweep';
  /** A selector of what it is done to; pages without such an element are left alone. */
  readonly target: string;
  /** An expression whose value the action has to change. */
  readonly changes: string;
  /** Keys that are pressed then, each text at once; special ones as WebDriver names them. */
  readonly keys: readonly string[];
}

const action = (
  by: Action['by'],
  name: string,
  target: string,
  changes: string,
  keys: readonly string[] = [],
): Action => ({ name, by, target, changes, keys });

const [CONTROL, ESCAPE] = ['\uE009', '\uE00C'];
const SEARCH = 'header input[data-hotkey]';
const ADDRESS = 'location.pathname + location.search';
const TOOLTIP = `document.getElementById('tooltip').textContent`;
const COUNT_ON_MAP = `document.querySelector('main svg svg > text')?.textContent`;
const COPIED = `location.pathname + document.querySelector('main a + [role=status]')?.textContent`;
const attribute = (name: string, of: string) => `${of}.getAttribute('${name}')`;

/** In this order on each page that has what they are done to; those that lead to another page are taken back. */
export const ACTIONS: readonly Action[] = [
  action('press', 'theme', '[data-theme-switch]', attribute('data-theme', 'document.documentElement')),
  action('hover', 'tooltip', 'main [data-tooltip]', TOOLTIP),
  action('hover', 'card', 'main [data-item-card]', TOOLTIP),
  action('sweep', 'map', 'main svg > rect[fill="none"]', COUNT_ON_MAP),
  action(
    'press',
    'star',
    'main [data-watch]',
    attribute('aria-pressed', `document.querySelector('main [data-watch]')`),
  ),
  action('press', 'copied table', 'main tbody tr', attribute('data-copied', 'document.documentElement'), [
    `${CONTROL}a`,
    `${CONTROL}c`,
  ]),
  action('press', 'suggestions', SEARCH, `document.querySelectorAll('[role=option]').length`, ['a', 'r']),
  action('press', 'closed suggestions', SEARCH, attribute('aria-expanded', 'document.activeElement'), [
    ESCAPE,
  ]),
  action('press', 'sort', 'main thead th:not([aria-sort]) a', ADDRESS),
  action('choose', 'filter', 'main form select', ADDRESS),
  action('press', 'tab', 'main nav:has(> [aria-current]) > a:not([aria-current])', ADDRESS),
  action('press', 'pager', 'main a[rel=next]', ADDRESS),
  action('press', 'copy', 'main a[rel=nofollow]:has(+ [role=status])', COPIED),
];
