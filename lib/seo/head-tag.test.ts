import { expect, test } from 'vitest';

import { headTagMarkup, metaTag } from './head-tag.ts';

test('an apostrophe stays as it is, since chat programs show its entity', () => {
  expect(headTagMarkup(metaTag('description', "Thar'Ignan"))).toBe(
    `<meta name="description" content="Thar'Ignan">`,
  );
});

test.each(['"><script>', '&quot;', '\'"<'])('%j does not end its attribute', (text) => {
  const [, content = ''] = /content="([^"]*)">$/.exec(headTagMarkup(metaTag('description', text))) ?? [];
  expect(content).not.toMatch(/[<>]/);
  expect(
    content
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  ).toBe(text);
});
