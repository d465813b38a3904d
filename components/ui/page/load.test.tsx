import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import type { Answer, Provenance } from '#lib/api/answer.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { rendered } from '../../testing/rendered.ts';
import { ErrorScreen } from './error-box.tsx';
import { Load, settledWithin } from './load.tsx';

type Asked = Promise<Answer<string | null>>;

const answer = (data: string | null, provenance: Provenance | null = null) => ({
  data,
  provenance,
});
const NOON = Date.UTC(2026, 10, 20, 12, 46);
const FIRST = Date.UTC(2026, 10, 15) / 1_000;

const later = async (ask: () => Asked): Asked => {
  await new Promise((resolve) => setTimeout(resolve, 5));
  return ask();
};

const show = (from: Asked | null, rows?: number) => (
  <Load from={from} label="kills" rows={rows}>
    {(data) => <b>{data}</b>}
  </Load>
);

it('shows nothing of a panel that the page leaves out', async () => {
  expect((await rendered(show(null))).html).toBe('');
});

it.each<[string, () => Asked, string]>([
  ['the content', async () => answer('Kordak'), 'Kordak'],
  ['what is missing', async () => answer(null), 'Not found'],
  [
    'how old it is',
    async () => answer('Kordak', { asOf: NOON, recordedSince: null }),
    'Live data is not available at the moment. Shown is the data of 12:46 UTC, 20 November 2026. Kordak',
  ],
  [
    'what part of a list it is',
    async () => answer('Kordak', { asOf: NOON, recordedSince: FIRST }),
    'Live data is not available at the moment. Shown is the data of 12:46 UTC, 20 November 2026, from this site’s archive, which goes back to 15 November 2026: what is older is not here. Kordak',
  ],
  [
    'since when it was counted',
    async () => answer('Kordak', { asOf: null, recordedSince: FIRST }),
    'Counted from this site’s archive, which goes back to 15 November 2026. Kordak',
  ],
  [
    'what an archive lacks',
    () => Promise.reject(new ApiError('unarchived')),
    'This is not available now: the statistics service does not answer it, and this site’s archive does not reach that far.',
  ],
  [
    'a failure',
    () => Promise.reject(new ApiError('unreachable')),
    'Error :( ServiceUnreachable The statistics service does not answer at the moment.',
  ],
])('shows %s in its place, whether it is in time or late', async (_, ask, words) => {
  const [arrived, late] = [ask(), later(ask)];
  await settledWithin([arrived], 1_000);
  const inTime = renderToStaticMarkup(show(arrived));
  expect(inTime).not.toContain('<progress');
  expect((await rendered(show(arrived))).text).toBe(words);
  expect((await rendered(show(late))).text).toBe(words);
});

it('streams what is late behind a bar with rows of the height of the content', () => {
  const loading = (rows?: number) =>
    renderToStaticMarkup(
      show(
        later(async () => answer('Kordak')),
        rows,
      ),
    );
  expect(loading()).toContain('<progress');
  expect(loading()).toContain('aria-label="Loading kills"');
  expect(loading().match(/<span/g)).toHaveLength(12);
  expect(loading(3).match(/<span/g)).toHaveLength(3);
});

it('says that a whole page failed', async () => {
  const { text } = await rendered(<ErrorScreen error={{ name: 'QueryFailed', message: 'No answer.' }} />);
  expect(text).toBe('This page could not be loaded Error :( QueryFailed No answer.');
});
