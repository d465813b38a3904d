import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { type InstancePageFragment, InstanceRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { InstanceList } from './instance-list.tsx';

const markup = (nodes: InstancePageFragment['nodes']) =>
  renderToStaticMarkup(
    <InstanceList page={{ nodes, pageInfo: ONLY_PAGE }} list={listAddress(routes.instances, {})} />,
  );

it('names an instance without a name by that of the game, and leaves gaps in its encounters out', () => {
  const html = markup([
    sampleRecord(InstanceRowFragmentDoc, {
      id: '60',
      name: '',
      encounters: [{ id: '601', name: 'Nazgrub' }, null],
    }),
    sampleRecord(InstanceRowFragmentDoc, { id: '63', name: 'Gunbad Nursery', encounters: null }),
  ]);
  expect(html).toContain('Gunbad');
  expect(html).toContain('aria-label="Statistics of Gunbad"');
  expect(html.match(/\d+<span[^>]*> encounters?</g)).toHaveLength(2);
  expect(html).toMatch(/1<span[^>]*> encounter</);
  expect(html).toMatch(/0<span[^>]*> encounters</);
});

it('keeps its head where there are none', () => {
  for (const nodes of [null, []]) {
    const html = markup(nodes);
    expect(html).toContain('Encounters');
    expect(html).toContain('No dungeons.');
  }
});
