import { expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { HATCH, PaintServers, washOf } from './paint-servers.tsx';
import { ShareBar } from './share-bar.tsx';
import { SplitBar } from './split-bar.tsx';

const partsOf = async (order: number, destruction: number, left?: 'destruction') => {
  const bar = <SplitBar order={order} destruction={destruction} label="3 to 1" left={left} />;
  const { html } = await rendered(bar);
  return html.match(/ width="[^"]*"|(?:order|destruction)-fill|hatch/g)?.map((part) => part.trim()) ?? [];
};

it('splits a bar by what each realm has, with Order at the left and Destruction hatched', async () => {
  const destruction = ['destruction-fill', 'width="100%"', 'hatch', 'width="100%"'];
  expect(await partsOf(3, 1)).toEqual(['order-fill', 'width="75%"', 'width="25%"', ...destruction]);
  expect(await partsOf(0, 0)).toEqual(['order-fill', 'width="50%"', 'width="50%"', ...destruction]);
  expect(await partsOf(0, 4)).toEqual(['order-fill', 'width="0%"', 'width="100%"', ...destruction]);
  expect(await partsOf(3, 1, 'destruction')).toEqual([
    'destruction-fill',
    'width="25%"',
    'hatch',
    'width="25%"',
    'width="75%"',
    'order-fill',
    'width="100%"',
  ]);
});

it('draws no bar where a number is not known', async () => {
  expect(await partsOf(Number.NaN, 1)).toEqual([]);
});

it('fills a bar to a share of it', async () => {
  expect((await rendered(<ShareBar share={33.333} />)).html).toContain('width="33.3%"');
  expect((await rendered(<ShareBar share={100} />)).html).toContain('width="100%"');
});

it('defines every fill that drawings are made with', async () => {
  const { html } = await rendered(<PaintServers />);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `url(#${id})`);
  expect(ids).toEqual([HATCH, washOf('order'), washOf('destruction'), washOf('neutral')]);
});
