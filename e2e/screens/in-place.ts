import { expect } from '@playwright/test';

import { stripScripts } from '../api/http-client.ts';

/** Nothing is promised for later, so that the page can be read without scripts. */
export function expectInPlace(html: string): void {
  const markup = stripScripts(html);
  expect(markup.match(/<progress[^>]*>/g)).toEqual([expect.stringContaining('aria-label="Loading page"')]);
  expect(markup).not.toContain('<template id="B:');
  expect(markup).not.toMatch(/<div hidden id="S:/);
  expect(markup).not.toContain('<!--$?-->');
  expect(html.trimEnd().endsWith('</html>')).toBe(true);
}
