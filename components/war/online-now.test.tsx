import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { OnlineNow } from './online-now.tsx';

it('is shown with the number of each realm, and at most 500 names', () => {
  const list = Array.from({ length: 1_200 }, (_, at) => ({
    name: `Name${at}`,
    realm: at % 3 === 0 ? ('ORDER' as const) : ('DESTRUCTION' as const),
  }));
  const text = renderToStaticMarkup(<OnlineNow list={list} />).replaceAll(/<[^>]+>/g, ' ');
  expect(text).toContain('1,200 characters, 400 of Order and 800 of Destruction');
  expect(text).toContain('The first 500 names');
  expect([text.includes('Name499'), text.includes('Name500')]).toEqual([true, false]);
});

it('names all of a few, and none of an empty list', () => {
  const textOf = (list: readonly { readonly name: string; readonly realm?: string }[]) =>
    renderToStaticMarkup(<OnlineNow list={list} />).replaceAll(/<[^>]+>/g, ' ');
  expect(textOf([{ name: 'Alith', realm: 'ORDER' }, { name: 'Uthgar' }])).toMatch(
    /2 characters, 1 of Order and 0 of Destruction, .* Their names {2}Alith, Uthgar/,
  );
  expect(textOf([])).not.toContain('names');
});
