import { expect, it } from 'vitest';

import { routes } from '#lib/url/routes.ts';

import { datasetOf } from './dataset.ts';
import { NOTHING } from '#lib/exports/shapes/shape.ts';

const siteUrl = 'https://war-ledger.example';
const table = { label: 'Places', columns: [], prefix: '', needs: undefined };
const data = {
  name: 'Group ladder of Season 3',
  description: 'Rating, wins, losses and draws of every place of the ladder.',
  path: routes.ranked,
  own: { type: 'group' },
  exports: {
    address: '/ranked-leaderboard',
    title: 'Ladders',
    tables: { ladder: table, seasons: table },
    record: NOTHING,
    parts: {},
  },
};

it('tells search engines what they ask for, and where the files are', () => {
  const url = 'https://war-ledger.example/ranked-leaderboard';
  expect(datasetOf(data, siteUrl)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: data.name,
    description: data.description,
    url: `${url}?type=group`,
    isAccessibleForFree: true,
    creator: { '@type': 'Organization', name: 'War Ledger', url: 'https://war-ledger.example/' },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${url}.csv?type=group` },
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/csv',
        contentUrl: `${url}.csv?table=seasons&type=group`,
      },
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${url}.json?type=group` },
    ],
  });
});

it('says which days it covers where that is known', () => {
  expect(datasetOf({ ...data, temporalCoverage: '2026-11-01/2026-11-22' }, siteUrl)).toMatchObject({
    temporalCoverage: '2026-11-01/2026-11-22',
  });
});
