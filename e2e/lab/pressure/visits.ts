import { setTimeout as wait } from 'node:timers/promises';

import { fetchPage } from '../../http-client.ts';
import type { Table } from '../benchmark/markdown-table.ts';
import { percentile } from '../benchmark/percentile.ts';
import { FOREIGN } from './poison.ts';

/** One answer to one visitor. */
export interface Visit {
  readonly path: string;
  /** 0 where there was no answer. */
  readonly status: number;
  /** True for a page with bytes that somebody else wrote into the shared cache. An hour of whole pages fills the memory. */
  readonly isForeign: boolean;
  /** Milliseconds. */
  readonly took: number;
  /** Milliseconds of the monotonic clock. */
  readonly at: number;
}

async function visit(origin: string, path: string): Promise<Visit> {
  const at = performance.now();
  const { status, html } = await fetchPage(origin + path).catch(() => ({ status: 0, html: '' }));
  return { path, status, isForeign: html.includes(FOREIGN), took: performance.now() - at, at };
}

/** Starts a visit every so many milliseconds, until it is stopped. */
export function keepVisiting(origin: string, paths: Iterator<string>, every: number) {
  const visits: Promise<Visit>[] = [];
  const stop = new AbortController();
  const done = (async () => {
    while (!stop.signal.aborted) {
      const { value, done: isOver } = paths.next();
      if (isOver) break;
      visits.push(visit(origin, value));
      await wait(every);
    }
  })();
  return async (): Promise<readonly Visit[]> => {
    stop.abort();
    await done;
    return Promise.all(visits);
  };
}

/** The same paths again and again. */
export function* inTurn(paths: readonly string[]): Generator<string, undefined> {
  while (paths.length > 0) yield* paths;
}

/** A row of the table below. */
export function rowOf(name: string, visits: readonly Visit[]): Table['rows'][number] {
  const times = visits.map(({ took }) => took);
  const failed = visits.filter(({ status }) => status !== 200);
  return [
    name,
    visits.length,
    failed.length,
    percentile(times, 0.5),
    percentile(times, 0.99),
    Math.max(0, ...times),
  ];
}

export const tableOf = (title: string, rows: Table['rows']): Table => ({
  title,
  columns: ['What', 'Visits', 'Not 200', 'p50, ms', 'p99, ms', 'Most, ms'],
  rows,
});

/** Milliseconds from the first to the last answer that was not 200. */
export function failedFor(visits: readonly Visit[]): number {
  const failed = visits.filter(({ status }) => status !== 200).map(({ at }) => at);
  return failed.length === 0 ? 0 : Math.max(...failed) - Math.min(...failed);
}
