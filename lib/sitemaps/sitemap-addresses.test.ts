import { describe, expect, it } from 'vitest';
import { routes } from '#lib/url/routes.ts';
import { connectionPage, addressesBy, storylinePage } from './connection-page.ts';
import { RECORDS_PER_FILE } from './sitemap-kind.ts';

describe('the addresses of a page of a list', () => {
  const pageInfo = { hasNextPage: true, endCursor: 'x' };

  it('are those of its records that an address can name', () => {
    const nodes = [{ id: '7' }, { id: '007' }, { id: '-1' }, { id: '4294967296' }, { id: '8' }];
    expect(
      connectionPage({ nodes, pageInfo }, addressesBy(routes.instance, routes.instanceStatistics)),
    ).toEqual({
      addresses: ['/instance/7', '/instance-statistics/7', '/instance/8', '/instance-statistics/8'],
      records: 5,
      next: 'x',
    });
  });

  it('are none without a list', () => {
    const none = { addresses: [], records: 0, next: null };
    expect(connectionPage(null, () => [])).toEqual(none);
    const last = { hasNextPage: false, endCursor: 'x' };
    expect(connectionPage({ nodes: null, pageInfo: last }, () => [])).toEqual(none);
  });
});

describe('storylines', () => {
  const activities = [
    { id: '9', name: 'Oaths' },
    { id: '10', name: '' },
    { id: 'x', name: 'Malformed' },
  ];
  const storyline = (id: string) => ({
    id,
    entries: [
      { id: '5', activities },
      { id: '-5', activities },
    ],
  });

  it('are listed with their entries and the activities that these list', () => {
    expect(storylinePage([storyline('1'), storyline('x')], null)).toEqual({
      addresses: ['/storylines/1', '/storylines/1/5', '/storylines/1/5/9'],
      records: 3,
      next: null,
    });
  });

  it('go on in the next file when one is full', () => {
    const many = Array.from({ length: RECORDS_PER_FILE }, (_, index) => storyline(String(index + 1)));
    const first = storylinePage(many, null);
    expect(first.addresses).toHaveLength(RECORDS_PER_FILE + 2);
    const second = storylinePage(many, first.next);
    expect(second.addresses[0]).toBe(`/storylines/${first.addresses.length / 3 + 1}`);
  });
});
