import { expect, it } from 'vitest';

import * as gql from '#graphql/generated/documents.ts';

import { sampleRecord } from './sample-record.ts';

it.each(Object.entries(gql).filter(([name]) => name.endsWith('FragmentDoc')))(
  '%s has a record',
  (_, document) => {
    expect(Object.keys(sampleRecord(document as typeof gql.KillRowFragmentDoc)).length).toBeGreaterThan(0);
  },
);

it('fills every field, and leaves what is given', () => {
  const kill = sampleRecord(gql.KillRowFragmentDoc, { id: '7' });
  expect(kill).toMatchObject({ id: '7', time: 1_763_748_000, victim: { level: 1 } });
});
