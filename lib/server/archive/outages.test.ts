import { expect, it } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { GetArchivedKillsDocument } from '#graphql/generated/documents.ts';
import { failureOf } from './failed-question.ts';
import { Outages } from './outages.ts';

it('tells of an outage when it begins, each hour, and when all is read that was missed', () => {
  const lines: string[] = [];
  let minutes = 0;
  const outages = new Outages({
    address: 'http://api.example/graphql?key=secret',
    clock: { passed: () => minutes * 60_000 },
    log: (level, line) => level !== 'debug' && lines.push(`${minutes} ${level} ${line}`),
  });
  const error = failureOf(
    GetArchivedKillsDocument,
    new ApiError('unreachable', new Error('The API answered 502')),
  );
  const job = (name: string, kind?: string) => ({
    name,
    ...(kind !== undefined && { kind }),
    work: async () => 0,
  });
  const [kills, runs, events] = [job('Kill', 'Kill'), job('InstanceRun', 'InstanceRun'), job('events')];
  outages.succeeded(kills);
  for (; minutes < 86; minutes += 1) {
    outages.failed(kills, { error, failures: minutes + 1, pause: 4_000 });
    if (minutes === 1) outages.failed(runs, { error, failures: 1, pause: 60_000 });
    if (minutes === 2) outages.failed(events, { error: new Error('odd'), failures: 1, pause: 60_000 });
  }
  outages.succeeded(job('Kill of the past'));
  outages.succeeded(runs);
  minutes += 3;
  outages.succeeded(kills);
  outages.succeeded(kills);
  const reason = 'GetArchivedKills: unreachable: The API answered 502';
  expect(lines).toEqual([
    `0 warn archive: Kill is not read from api.example/graphql, and is tried again in 4 s: ${reason}`,
    `1 warn archive: InstanceRun is not read from api.example/graphql, and is tried again in 60 s: ${reason}`,
    '2 warn archive: events is not read, and is tried again in 60 s: Error: odd',
    `60 warn archive: Kill, InstanceRun not read from api.example/graphql for 60 minutes: ${reason}`,
    '89 info archive: 2 kinds behind by 85 minutes, caught up in 4',
  ]);
});
