import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { SkirmishList } from '../skirmish/skirmish-list.tsx';
import { KillList } from './kill-list.tsx';

const list = listAddress(routes.kills, {});
const kills = { nodes: [], pageInfo: ONLY_PAGE, totalCount: 0 };

it('says that there are no kills or no deaths', () => {
  expect(renderToStaticMarkup(<KillList title="Kills" kills={kills} list={list} />)).toContain('No kills.');
  expect(
    renderToStaticMarkup(<KillList title="Deaths" kills={kills} list={list} known="victim" />),
  ).toContain('No deaths.');
});

it('says that there was no skirmish where a list of them can be paged', () => {
  const paged = <SkirmishList title="Skirmishes" skirmishes={[]} paging={{ pageInfo: ONLY_PAGE, list }} />;
  expect(renderToStaticMarkup(paged)).toContain('No skirmishes.');
  expect(renderToStaticMarkup(<SkirmishList title="Top" skirmishes={[]} />)).toBe('');
});
