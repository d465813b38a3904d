import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { rendered } from '../../testing/rendered.ts';
import { Below } from './below.tsx';
import { track } from './load.tsx';

const below = (...of: Parameters<typeof Below>[0]['of']) => (
  <Below of={of}>
    <b>Lists</b>
  </Below>
);

it('stands in its place where all above is there, has failed, or is left out', async () => {
  const failed = track(Promise.reject(new Error('late')));
  const done = track(Promise.resolve());
  await Promise.allSettled([failed, done]);
  expect((await rendered(below(done, failed, null, undefined))).html).toBe('<b>Lists</b>');
  expect((await rendered(below())).html).toBe('<b>Lists</b>');
});

it.each([
  ['is there', () => Promise.resolve()],
  ['has failed', () => Promise.reject(new Error('late'))],
])('keeps the rest of the window free until what is above %s', async (_, end) => {
  const late = () => new Promise((resolve) => setTimeout(resolve, 5)).then(end);
  const early = renderToStaticMarkup(below(late()));
  expect(early).toContain('h-screen');
  expect(early).not.toContain('Lists');
  expect((await rendered(below(late()))).text).toBe('Lists');
});
