import { expect, it } from 'vitest';
import { Metrics } from '../metrics.ts';
import { factsOf, type ArchiveFacts } from './archive-facts.ts';
import { watchArchive } from './archive-metrics.ts';

const NOW = 1_790_164_800;
const work = { Kill: { written: 40, leftOut: 2, failures: 3, pause: 16 } };
const reach = { since: NOW - 900, until: NOW - 60, readAt: NOW - 30, unfinished: 5 };
const known = {
  kinds: ['Kill', 'Skirmish'],
  report: { role: 'recording', work },
  reached: new Map([['Kill', reach]]),
  began: NOW - 600,
  now: NOW,
} as const;

it('puts together what the process and the database tell', () => {
  expect(factsOf(known)).toEqual({
    role: 'recording',
    kinds: [
      { kind: 'Kill', age: 30, since: NOW - 900, until: NOW - 60, unfinished: 5, ...work.Kill },
      {
        kind: 'Skirmish',
        age: 600,
        since: null,
        until: null,
        unfinished: 0,
        written: 0,
        leftOut: 0,
        failures: 0,
        pause: 0,
      },
    ],
  });
});

it('are metrics, of which those are left out that are not known', async () => {
  const metrics = new Metrics();
  let facts: ArchiveFacts = factsOf(known);
  watchArchive(metrics, () => facts);
  const lines = async () =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith('war_ledger_record_'));
  expect(await lines()).toEqual([
    'war_ledger_record_age_seconds{kind="Kill"} 30',
    'war_ledger_record_age_seconds{kind="Skirmish"} 600',
    `war_ledger_record_since_seconds{kind="Kill"} ${NOW - 900}`,
    `war_ledger_record_until_seconds{kind="Kill"} ${NOW - 60}`,
    'war_ledger_record_unfinished{kind="Kill"} 5',
    'war_ledger_record_unfinished{kind="Skirmish"} 0',
    'war_ledger_record_failures{kind="Kill"} 3',
    'war_ledger_record_failures{kind="Skirmish"} 0',
    'war_ledger_record_pause_seconds{kind="Kill"} 16',
    'war_ledger_record_pause_seconds{kind="Skirmish"} 0',
    'war_ledger_record_rows_total{kind="Kill"} 40',
    'war_ledger_record_rows_total{kind="Skirmish"} 0',
    'war_ledger_record_left_out_total{kind="Kill"} 2',
    'war_ledger_record_left_out_total{kind="Skirmish"} 0',
    'war_ledger_record_role{role="recording"} 1',
    'war_ledger_record_role{role="waiting"} 0',
    'war_ledger_record_role{role="none"} 0',
  ]);
  facts = factsOf({ ...known, report: undefined });
  expect((await lines()).slice(-3)).toContain('war_ledger_record_role{role="none"} 1');
});
