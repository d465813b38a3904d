import { afterAll, beforeAll, expect, it } from 'vitest';

import { datedEvents, withArchived } from '#lib/game/war/events.ts';
import { GetBegunEventsDocument, type GetBegunEventsQuery } from '#graphql/generated/documents.ts';
import { directApi } from '#graphql/testing/direct-api.ts';
import { type EmptyDatabase, openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';

import { readEvents } from './events.ts';

const NOW = 1_800_000_000;
const iso = (hours: number) => new Date((NOW + hours * 3_600) * 1_000).toISOString();
const event = (name: string, from: number, until: number | null) => ({
  __typename: 'CitySiegeEvent' as const,
  name,
  startTime: iso(from),
  endTime: until === null ? null : iso(until),
});

/** A whole answer. */
const told = <Data>(data: Data) => ({ data, absent: [], loss: null });

let archive: EmptyDatabase;

beforeAll(async () => {
  archive = await openMigratedDatabase();
});
afterAll(() => archive.close());

it('are kept when the API lists them no more, and stand among the past ones', async () => {
  const listed = [event('Feast', -9, null), event('Hunt', -5, 2), event('Fair', 4, 8)];
  const broken = { ...event('Odd', 0, 0), startTime: 'soon' };
  const unknown = { ...event('Parade', -3, null), __typename: 'ParadeEvent' };
  const read = (events: readonly object[], at = NOW) =>
    readEvents(archive.sql, async () => told({ events } as never), at);
  await read([...listed, ...listed, broken, unknown, event('Past all reckoning', -9e6, 9e6)]);
  await read([event('Feast', -9, -1), event('Hunt', -5, 2)]);
  await read([]);
  const answer = await directApi(archive.sql).ask<GetBegunEventsQuery>(GetBegunEventsDocument, {
    until: 4e12,
  });
  const now = new Date(NOW * 1_000);
  const archived = datedEvents(answer.begunEvents, now);
  expect(archived.map(({ name, state }) => `${name} ${state}`)).toEqual(['Hunt Running', 'Feast Past']);
  const shown = withArchived(datedEvents([event('Fair', 4, 8), event('Tourney', -7, -6)], now), archived);
  expect(shown.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Fair Coming',
    'Hunt Past',
    'Tourney Past',
    'Feast Past',
  ]);
});

it('loses none of the others where one has times that cannot be, and keeps ends after 2038', async () => {
  await archive.sql`delete from event`;
  const start = '2026-11-26T00:00:00.737Z';
  const odd = (name: string, startTime: string, endTime: string | null) => ({
    __typename: 'CitySiegeEvent' as const,
    name,
    startTime,
    endTime,
  });
  const listed = [
    odd('No time', start, '0001-01-01T00:00:00'),
    odd('冬至', start, '2100-01-01T00:00:00Z'),
    odd('春节', start, '9999-12-31T23:59:59.9999999'),
    odd('Before all', '0001-01-01T00:00:00', null),
    odd('', start, null),
  ];
  for (let round = 0; round < 2; round += 1) {
    await readEvents(archive.sql, async () => told({ events: listed } as never), NOW);
  }
  const now = new Date(NOW * 1_000);
  const answer = await directApi(archive.sql).ask<GetBegunEventsQuery>(GetBegunEventsDocument, {
    until: NOW,
  });
  const archived = datedEvents(answer.begunEvents, now);
  expect(archived.map(({ name, end }) => `${name} ${end?.getUTCFullYear() ?? '?'}`).sort()).toEqual([
    'City siege ?',
    'No time ?',
    '冬至 2100',
    '春节 ?',
  ]);
  expect(withArchived(datedEvents(listed, now), archived)).toHaveLength(4);
});
