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
