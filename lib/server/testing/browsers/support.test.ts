import { expect, test } from 'vitest';

import { browsersWithout } from './support.ts';

test.each([
  ['URLSearchParams', 'size', ['chrome 111', 'edge 111', 'safari 16.4']],
  ['Intl', 'Segmenter', ['firefox 115']],
  ['Response', 'json', []],
  ['Response', 'json_static', ['safari 16.4']],
  ['Array', 'toSorted', []],
  ['ParentNode', 'replaceChildren', []],
  ['requestIdleCallback', undefined, ['safari 16.4']],
])('%s %s is missing in %j', (owner, member, browsers) => {
  expect(browsersWithout(owner, member)).toEqual(browsers);
});
