import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { createEndpoint } from '#lib/api/schema/remote-endpoint.ts';

import { askingApart, withEnded } from './ended-runs.ts';

afterEach(() => registerEndpoint(undefined));

const WHERE = { start: { gt: 0 }, instanceId: { eq: 60 } };

it('asks our own API once for runs and their durations', () => {
  expect(askingApart(WHERE)).toEqual({ where: WHERE, ended: null, elsewhere: false });
});

it('asks another API for the durations of runs that have an end', () => {
  const refuse = async () => null;
  registerEndpoint(createEndpoint({ introspect: refuse, validate: async () => [], log: () => undefined }));
  expect(askingApart(WHERE)).toEqual({ where: WHERE, ended: { ...WHERE, end: { gt: 0 } }, elsewhere: true });
});

it('takes durations from where they were asked for', () => {
  const told = { totalCount: 7, averageDuration: 900_000_000 };
  expect(withEnded(told, { averageDuration: 1_800_000 })).toEqual({
    totalCount: 7,
    averageDuration: 1_800_000,
  });
  expect(withEnded(told, null)).toEqual(told);
  expect(withEnded(told, undefined)).toEqual(told);
  expect(withEnded(null, { averageDuration: 1_800_000 })).toBeNull();
});

it('takes nothing else that an API says there', () => {
  const told = { totalCount: 7, averageDuration: 900_000, nodes: [] };
  const ended = { averageDuration: 1_800_000, nodes: {}, totalCount: 'many' };
  expect(withEnded(told, ended)).toEqual({ ...told, averageDuration: 1_800_000 });
});
