import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { REALMS } from '#lib/game/players/careers.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { AlliedScore, SharedFights } from './compared.tsx';

const PAGE_INFO = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
const kills = (totalCount: number) => ({ totalCount, nodes: [], pageInfo: PAGE_INFO });
const words = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

it.each([
  [kills(0), 'Both fight for Order'],
  [null, 'Both fight for Order'],
  [kills(1), 'Both fight for Order 1 kill together'],
  [kills(1_234), 'Both fight for Order 1,234 kills together'],
])('says how many kills two of one realm share', (fights, said) => {
  expect(words(renderToStaticMarkup(<AlliedScore realm={REALMS.ORDER} fights={fights} />))).toBe(said);
});

it('shows no empty list of kills for two of one realm', () => {
  const list = listAddress(routes.comparison('7'), {});
  const shown = (allied: boolean) =>
    renderToStaticMarkup(<SharedFights fights={kills(0)} allied={allied} list={list} />);
  expect(shown(true)).toBe('');
  expect(words(shown(false))).toContain('Shared fights 0');
});
