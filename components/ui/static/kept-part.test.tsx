import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { headTagsSoFar, keepHeadTags, newContext, runWithContext } from '#lib/request-context.ts';
import { metaTag } from '#lib/seo/head-tag.ts';
import { imageUrls } from '#lib/url/image-urls.ts';

import { track } from '../await-panels.ts';
import { OfRecord } from './of-record.tsx';
import { staticMarkup } from './static-markup.ts';

const LONG = 'A text as long as what a list makes of its rows. '.repeat(16);

const pictures = imageUrls(null);

const show = (record: unknown, content: ReactNode) =>
  renderToStaticMarkup(staticMarkup(<OfRecord record={record}>{content}</OfRecord>));

it('keeps what is made of answers that have arrived, as long as they say the same', async () => {
  const guild = { name: 'Kordak' };
  const List = vi.fn(({ panels }: { panels: { kills: Promise<{ data: string }> } }) => {
    const { value } = track(panels.kills);
    return (
      <p>
        {LONG} {value?.data}
      </p>
    );
  });
  const page = async (data: string) => {
    const kills = Promise.resolve({ data, staleSince: null });
    track(kills);
    await kills;
    return show(guild, <List panels={{ kills }} />);
  };
  expect(await page('first')).toBe(await page('first'));
  expect(List).toHaveBeenCalledTimes(1);
  expect(await page('second')).toContain('second');
  expect(List).toHaveBeenCalledTimes(2);
});

it('keeps nothing of answers that are still to come, or failed', async () => {
  const guild = { name: 'Kordak' };
  const List = vi.fn(({ from }: { from: Promise<string> }) => (
    <p>
      {track(from).status} {LONG}
    </p>
  ));
  const coming = new Promise<string>(() => undefined);
  for (let time = 0; time < 2; time++) expect(show(guild, <List from={coming} />)).toContain('pending');
  const failing = Promise.reject(new Error('away'));
  await track(failing).catch(() => undefined);
  for (let time = 0; time < 2; time++) expect(show(guild, <List from={failing} />)).toContain('rejected');
  expect(List).toHaveBeenCalledTimes(4);
});

it('keeps what a component has in the head', () => {
  const guild = { name: 'Kordak' };
  const Header = vi.fn(({ name }: { name: string }) => {
    keepHeadTags([metaTag('guild', name)]);
    return <p>{LONG}</p>;
  });
  const page = () =>
    runWithContext(
      newContext({
        response: { headersSent: false, statusCode: 200, setHeader: vi.fn() },
        path: '/',
        nonce: '',
        softNavigation: false,
      }),
      () => {
        keepHeadTags([metaTag('robots', 'noindex')]);
        show(guild, <Header name="Kordak" />);
        return headTagsSoFar();
      },
    );
  const tags = [metaTag('robots', 'noindex'), metaTag('guild', 'Kordak')];
  expect([page(), page()]).toEqual([tags, tags]);
  expect(Header).toHaveBeenCalledTimes(1);
});

it('gives kept pictures their places in the sheets of each page', () => {
  const guild = { name: 'Kordak' };
  const Header = vi.fn(({ name }: { name: string }) => (
    <div>
      <p>
        {name} {LONG}
      </p>
      <img src={pictures.icon(7)} alt="seven" />
    </div>
  ));
  const page = (others: readonly number[]) =>
    show(
      guild,
      <>
        <div>
          {others.map((other) => (
            <img key={other} src={pictures.icon(other)} alt="" />
          ))}
        </div>
        <Header name="Kordak" />
      </>,
    );
  const place = (html: string) => /src="([^"]*)" alt="seven"/.exec(html)?.[1]?.replace(/.*#/, '#');
  for (const others of [[1], [1, 2], [1, 2], [1]]) expect(place(page(others))).toBe(`#p${others.length}`);
  expect(Header).toHaveBeenCalledTimes(1);
});
