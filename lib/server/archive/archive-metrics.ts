import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../metrics.ts';
import { type KindFacts, ARCHIVE_ROLES, type ArchiveFacts } from './archive-facts.ts';

/** The metrics of each kind: the end of the name, its meaning, and its value; none where it is null. */
const GAUGES: readonly (readonly [string, string, (facts: KindFacts) => number | null])[] = [
  ['age_seconds', 'Time since a kind was read up to the present.', ({ age }) => age],
  ['since_seconds', 'Epoch seconds from which all of a kind is there.', ({ since }) => since],
  ['until_seconds', 'Epoch seconds up to which all of a kind is there.', ({ until }) => until],
  ['unfinished', 'Parts that came damaged and wait to be asked for again.', ({ unfinished }) => unfinished],
  ['failures', 'Failures in a row.', ({ failures }) => failures],
  ['pause_seconds', 'The pause after the last failure; 0 where none fails.', ({ pause }) => pause],
];

const COUNTERS: readonly (readonly [string, string, (facts: KindFacts) => number])[] = [
  ['rows_total', 'Rows that were written.', ({ written }) => written],
  ['left_out_total', 'Rows that were left out, or written in part.', ({ leftOut }) => leftOut],
];

/** Adds the metrics of the archive of a remote API, kind by kind. */
export function watchArchive(metrics: Pick<Metrics, 'add'>, facts: () => ArchiveFacts): void {
  for (const [name, help, read] of GAUGES) {
    metrics.add(
      new Gauge({
        name: `war_ledger_record_${name}`,
        help,
        labelNames: ['kind'],
        registers: [],
        collect() {
          for (const each of facts().kinds) {
            const value = read(each);
            if (value === null) this.remove({ kind: each.kind });
            else this.set({ kind: each.kind }, value);
          }
        },
      }),
    );
  }
  for (const [name, help, read] of COUNTERS) {
    metrics.add(
      new Counter({
        name: `war_ledger_record_${name}`,
        help,
        labelNames: ['kind'],
        registers: [],
        collect() {
          this.reset();
          for (const each of facts().kinds) this.inc({ kind: each.kind }, read(each));
        },
      }),
    );
  }
  metrics.add(
    new Gauge({
      name: 'war_ledger_record_role',
      help: '1 for what the site does: recording, waiting for another site that does, or none, without a database.',
      labelNames: ['role'],
      registers: [],
      collect() {
        const { role } = facts();
        for (const each of ARCHIVE_ROLES) this.set({ role: each }, each === role ? 1 : 0);
      },
    }),
  );
}
