import { describe, expect, it } from 'vitest';

import { datedEvents, eventKey, withArchived } from './events.ts';

const NOW = new Date('2026-11-27T21:00:00Z');

const event = (name: string, startTime: string, endTime: string | null = null) => ({
  __typename: 'ZandriExpeditionEvent' as const,
  name,
  startTime,
  endTime,
});

const dated = (...events: Parameters<typeof datedEvents>[0]) => datedEvents(events, NOW);
const endsOf = (...ends: (string | null)[]) =>
  dated(...ends.map((end, index) => event(`Week ${index}`, '2026-11-26T00:00:00Z', end))).map(
    ({ end, state }) => `${end?.toISOString().slice(0, 10) ?? 'unknown'} ${state}`,
  );

describe('the end of an event', () => {
  it.each([
    ['is in year 1, where .NET has no time', '0001-01-01T00:00:00'],
    ['is in year 1, with a zone', '0001-01-01T00:00:00.000+00:00'],
    ['is of 1970', '1970-12-31T23:59:59Z'],
    ['is after 2200', '2201-01-01T00:00:00Z'],
    ['is the last moment of .NET', '9999-12-31T23:59:59.9999999Z'],
    ['is before the start', '2026-11-25T23:59:59Z'],
    ['is the start', '2026-11-26T00:00:00Z'],
    ['is empty', ''],
  ])('is not known where it %s', (_, end) => {
    expect(endsOf(end)).toEqual(['unknown Running']);
  });

  it('may be of any year from 1971 to 2200', () => {
    expect(endsOf('2200-12-31T23:59:59Z', '2026-11-27T00:00:00Z')).toEqual([
      '2200-12-31 Running',
      '2026-11-27 Past',
    ]);
    const old = event('Old', '1971-01-01T00:00:00Z', '1971-01-02T00:00:00Z');
    expect(dated(old).map(({ state }) => state)).toEqual(['Past']);
  });
});

it('lists the others where one has no readable start', () => {
  const broken = ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T00:00:00Z', 'soon'];
  const events = dated(
    ...broken.map((start) => event('Broken', start)),
    event('Keg Week', '2026-11-26T00:00:00Z'),
  );
  expect(events.map(({ name }) => name)).toEqual(['Keg Week']);
});

it('begins on a whole second, so that it is the one that an archive keeps', () => {
  const listed = dated(event('Keg Week', '2026-11-26T00:00:00.737Z', '2026-11-30T00:00:00.9Z'));
  const archived = dated(event('Keg Week', '2026-11-26T00:00:00Z', '2026-11-30T00:00:00Z'));
  expect(listed).toEqual(archived);
  expect(withArchived(listed, archived)).toHaveLength(1);
});

it('lists an event that the API lists twice once, with the end that is known', () => {
  const start = '2026-11-26T00:00:00Z';
  const events = dated(
    event('Keg Week', start),
    event('Keg Week', start, '2026-11-28T00:00:00Z'),
    event('Keg Week', start, '2026-11-27T00:00:00Z'),
  );
  expect(events.map(({ end }) => end?.toISOString())).toEqual(['2026-11-28T00:00:00.000Z']);
});

it('is called after its kind where it has no name', () => {
  const events = dated(event('', '2026-11-26T00:00:00Z'), {
    ...event(' ', '2026-11-25T00:00:00Z'),
    __typename: 'CitySiegeEvent',
  });
  expect(events.map(({ name }) => name)).toEqual(['Expedition', 'City siege']);
});

describe('the key of an event', () => {
  const keyOf = (name: string) => dated(event(name, '2026-11-26T00:00:00Z')).map(eventKey)[0];

  it('is its name in small letters, its kind and its start', () => {
    expect(keyOf('Keg Week')).toBe('keg-week-ZandriExpeditionEvent-1795651200');
  });

  it('differs where names do, in any letters, and fits into an address as it is', () => {
    const names = [
      '冬至',
      '春节',
      'Зима',
      'Fête',
      'Fete',
      'F te',
      'F-te',
      'F - te',
      "Thar'Ignan",
      'Thar Ignan',
    ];
    const keys = names.map(keyOf);
    expect(new Set(keys).size).toBe(names.length);
    for (const key of keys) expect(key).toMatch(/^[\w-]+$/);
  });
});
