import { Counter, Gauge } from 'prom-client';
import type { Metrics } from '../metrics.ts';
import { ARCHIVE_ROLES, type ArchiveFacts, type FigureName, FIGURES } from './archive-facts.ts';

/** Adds the metrics of the archive of a remote API, kind by kind. */
export function watchArchive(metrics: Pick<Metrics, 'add'>, facts: () => ArchiveFacts): void {
  for (const name of Object.keys(FIGURES) as FigureName[]) metrics.add(metricOf(name, facts));
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

/** The metric of a figure, one value for each kind of which it is known. */
function metricOf(name: FigureName, facts: () => ArchiveFacts): Counter<'kind'> | Gauge<'kind'> {
  const { metric, help } = FIGURES[name];
  const described = {
    name: `war_ledger_record_${metric}`,
    help,
    labelNames: ['kind'] as const,
    registers: [],
  };
  const add = (to: Counter<'kind'> | Gauge<'kind'>) => {
    to.reset();
    for (const { kind, [name]: value } of facts().kinds) if (value !== null) to.inc({ kind }, value);
  };
  if (metric.endsWith('_total')) {
    return new Counter({
      ...described,
      collect() {
        add(this);
      },
    });
  }
  return new Gauge({
    ...described,
    collect() {
      add(this);
    },
  });
}
