import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  type Metric,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';
import { API_ERROR_KINDS } from '#lib/api/api-error.ts';
import type { UpstreamFailure } from '#lib/api/transport/failure-reports.ts';
import { REQUESTS_PER_MINUTE } from './http/guards/client-limits.ts';
import { type Door, type Reason, REASONS } from './http/guards/door.ts';
import { type Sending, SENDINGS } from './http/guards/paced-refusals.ts';
import { REQUEST_KINDS, type RequestKind } from './http/guards/request-kind.ts';
import type { RenderLimit } from './http/next/render-limit.ts';
import type { RenderQueue } from './http/next/render-queue.ts';
import { RANK, type Urgency } from './http/next/urgency.ts';
import type { PageCounts } from './page-cache/counts.ts';
import type { PageCache } from './page-cache/page-cache.ts';

/** Bounds of the histogram in seconds: from a cached page to the time after which a page is abandoned. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Statuses whose counts are there before the first such answer. */
const USUAL_STATUSES = [200, 304, 404, 429, 500, 502, 503, 'gone'];

/** All metrics of the process, in the format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #requests = new Counter({
    name: 'war_ledger_requests_total',
    help: 'Answers by kind of request and status; "gone" where the client left before the end.',
    labelNames: ['kind', 'status'],
    registers: this.#registers,
  });
  readonly #rendered = new Histogram({
    name: 'war_ledger_render_seconds',
    help: 'Time from the start of rendering to its end, including the wait for data.',
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #waited = new Histogram({
    name: 'war_ledger_render_wait_seconds',
    help: 'Time that rendered pages waited for a slot.',
    buckets: BUCKETS,
    registers: this.#registers,
  });
  readonly #shed = new Counter({
    name: 'war_ledger_shed_total',
    help: 'Pages that were not rendered since too many waited: documents, crawlers, and other requests.',
    labelNames: ['urgency'],
    registers: this.#registers,
  });
  readonly #limited = new Counter({
    name: 'war_ledger_limited_total',
    help: 'Requests refused since their client sent too many of the kind.',
    labelNames: ['kind'],
    registers: this.#registers,
  });
  readonly #refused = new Counter({
    name: 'war_ledger_refused_total',
    help: 'Refused requests by reason, and how the answer was sent: at once, after a wait, or closing the connection.',
    labelNames: ['reason', 'sent'],
    registers: this.#registers,
  });
  readonly #failures = new Counter({
    name: 'war_ledger_upstream_failures_total',
    help: 'Failed calls of the API or the database.',
    labelNames: ['operation', 'kind'],
    registers: this.#registers,
  });

  /**
   * Starts to collect memory, garbage collection and event loop delays. Counts are there before their first event, or
   * Prometheus would take the first one for the beginning; those of an operation begin with its first failure.
   */
  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    for (const kind of REQUEST_KINDS) {
      for (const status of USUAL_STATUSES) this.#requests.inc({ kind, status }, 0);
    }
    for (const urgency of Object.keys(RANK)) this.#shed.inc({ urgency }, 0);
    for (const kind of Object.keys(REQUESTS_PER_MINUTE)) this.#limited.inc({ kind }, 0);
    for (const reason of REASONS) for (const sent of SENDINGS) this.#refused.inc({ reason, sent }, 0);
    for (const kind of API_ERROR_KINDS) this.#failures.inc({ kind }, 0);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** The metrics as objects, with their values by label. */
  json(): Promise<MetricObjectWithValues<MetricValue<string>>[]> {
    return this.#registry.getMetricsAsJSON();
  }

  /** @param status undefined for a client that left */
  countRequest(kind: RequestKind, status: number | undefined): void {
    this.#requests.inc({ kind, status: status ?? 'gone' });
  }

  countShed(urgency: Urgency): void {
    this.#shed.inc({ urgency });
  }

  countLimited(kind: RequestKind): void {
    this.#limited.inc({ kind });
  }

  countRefusal(reason: Reason, sent: Sending): void {
    this.#refused.inc({ reason, sent });
  }

  countFailure({ operation, kind }: Pick<UpstreamFailure, 'operation' | 'kind'>): void {
    this.#failures.inc({ operation, kind });
  }

  /** Records one rendering, in milliseconds. */
  noteRendering(waited: number, took: number): void {
    this.#waited.observe(waited / 1000);
    this.#rendered.observe(took / 1000);
  }

  watchQueue(queue: Pick<RenderQueue, 'running' | 'waiting'>, limit: Pick<RenderLimit, 'slots'>): void {
    this.#gauge('war_ledger_rendering_pages', 'Pages that are being rendered.', () => queue.running);
    this.#gauge('war_ledger_waiting_pages', 'Pages that wait for a slot.', () => queue.waiting);
    this.#gauge('war_ledger_render_slots', 'Pages that may be rendered at once: slots.', () => limit.slots);
  }

  watchDoor(door: Pick<Door, 'waiting'>): void {
    this.#gauge('war_ledger_waiting_refusals', 'Refusals that wait to be sent.', () => door.waiting);
  }

  watchPages({ counts, store }: Pick<PageCache, 'counts' | 'store'>): void {
    this.#results('war_ledger_pages_total', 'Requests for pages by outcome.', counts);
    this.#gauge('war_ledger_page_cache_bytes', 'Bytes of cached pages.', () => store.bytes);
    this.#gauge('war_ledger_page_cache_pages', 'Cached pages.', () => store.count);
  }

  /** Adds a metric of another part of the process. */
  add(metric: Metric): void {
    this.#registry.registerMetric(metric);
  }

  #results(name: string, help: string, counts: PageCounts): void {
    const results = new Counter({
      name,
      help,
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
      },
    });
    this.#registry.registerMetric(results);
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    this.#registry.registerMetric(gauge);
  }
}
